import { spawnSync } from "node:child_process";
import path from "node:path";

import { expect, test } from "vitest";
import { z } from "zod";

import { pageRecords } from "@/lib/content/pages/page-records";
import { publicEnv } from "@/lib/env/public";
import { locales } from "@/lib/i18n/locales";
import { builtPages } from "@/scripts/site/pages/built-pages";
import { checkStructuredData } from "@/scripts/site/pages/check-structured-data";
import { priceLists } from "@/scripts/site/pages/price-lists";
import { seedFaults } from "@/tests/factories/structured-data-faults";

const root = path.resolve(import.meta.dirname, "..");
const pages = [...builtPages(root)];
const site = publicEnv.siteUrl;
const context = { root, site, prices: priceLists };

const Report = z.object({ pages: z.number(), structuredDataNodes: z.number(), faults: z.number() });

test("npm run site:check finds links, anchors, alternates, addresses, headings, languages, glyphs, sharing pictures and structured data of every page right", () => {
  const { stdout } = spawnSync("npm", ["run", "--silent", "site:check"], { cwd: root, encoding: "utf8" });
  const report = Report.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
  expect(report.faults, stdout).toBe(0);
  expect(report.pages).toBe(pages.length);
  expect(report.structuredDataNodes).toBeGreaterThan(pages.length);
});

test("facts are words on every page: in its text, its head and its structured data", () => {
  const marked = pages.filter((page) => /\{fact:|<fact\b/i.test(JSON.stringify(page)));
  expect(marked.map(({ address }) => address)).toEqual([]);
  const course = pages.find(({ address }) => address === "/en/courses/det-read-and-select-course");
  expect([...(course?.anchors ?? [])]).toContain("a-strategy-for-5-seconds");
  expect(course?.description).toContain("in 5 seconds");
});

test("every page has a picture for sharing of its own", () => {
  const pictures = pages.flatMap(({ picture }) => picture?.address ?? []);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThan(Object.keys(pageRecords).length * locales.length);
});

test("of 300 seeded faults in structured data at least 297 are found", () => {
  const missed = seedFaults(pages, 300, "structured data").filter(
    ({ page }) => checkStructuredData(page, context).length === 0,
  );
  expect(missed.map(({ what, page }) => `${page.address}: ${what}`).slice(3)).toEqual([]);
});
