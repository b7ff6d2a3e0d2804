import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { pageRecords } from "@/lib/content/pages/page-records";
import { locales } from "@/lib/i18n/locales";
import { checkHtml } from "@/scripts/site/pages/check-html";

const root = path.resolve(import.meta.dirname, "..");
const built = path.join(root, process.env.NEXT_DIST_DIR ?? ".next", "server/app");
const pages = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".html"),
);

/** About a minute for a thousand pages on two cores. */
const limit = 600_000;

test("every built page in every language is valid HTML", { timeout: limit }, () => {
  expect(pages.length).toBeGreaterThan(Object.keys(pageRecords).length * locales.length);
  expect(
    checkHtml(
      root,
      pages.map((name) => path.join(built, name)),
    ),
  ).toEqual([]);
});

test.for([
  ["a script that is none", "<script src", '<script type="text/later" async src', /type/],
  ["a heading inside a span", "</main>", "<p><span><h3>No</h3></span></p></main>", /h3/],
  ["a track without a file", "</main>", '<video><track kind="captions"></video></main>', /src/],
] as const)("%s is found", { timeout: limit }, ([, from, to, told]) => {
  const html = readFileSync(path.join(built, "en/pricing.html"), "utf8");
  expect(html).toContain(from);
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-html-"));
  const file = path.join(folder, "page.html");
  writeFileSync(file, html.replace(from, to));
  const faults = checkHtml(root, [file]);
  rmSync(folder, { recursive: true });
  expect(faults.join("\n")).toMatch(told);
});
