import path from "node:path";

import { expect, test } from "vitest";

import { publishedPlans } from "@/lib/content/plans";
import { publicEnv } from "@/lib/env/public";
import { builtPages } from "@/scripts/site/pages/built-pages";
import { checkPages } from "@/scripts/site/pages/check-pages";
import { checkSharing } from "@/scripts/site/pages/check-sharing";
import { checkStructuredData, topNodes } from "@/scripts/site/pages/check-structured-data";
import { seedFaults } from "@/tests/factories/structured-data-faults";

const root = path.resolve(import.meta.dirname, "..");
const pages = [...builtPages(root)];
const site = publicEnv.siteUrl;
const context = { root, site, prices: publishedPlans.map(({ amount }) => (amount / 100).toFixed(2)) };

test("links, anchors, alternates, canonical addresses, headings, languages and glyphs of every page are right", () => {
  const { pages: count, faults } = checkPages(root, site, pages);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(900);
});

test("every page has a picture for sharing with its own words in its address and its title as text", async () => {
  expect(await checkSharing(pages, site)).toEqual([]);
  expect(new Set(pages.flatMap(({ picture }) => picture?.address ?? [])).size).toBeGreaterThan(900);
});

test("every page has the structured data of its kind, and it says what the page says", () => {
  const faults = pages.flatMap((page) =>
    checkStructuredData(page, context).map((fault) => `${page.address}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(pages.reduce((sum, page) => sum + topNodes(page).length, 0)).toBeGreaterThan(1_500);
});

test("of 300 seeded faults in structured data at least 297 are found", () => {
  const missed = seedFaults(pages, 300, "structured data").filter(
    ({ page }) => checkStructuredData(page, context).length === 0,
  );
  expect(missed.map(({ what, page }) => `${page.address}: ${what}`).slice(3)).toEqual([]);
});
