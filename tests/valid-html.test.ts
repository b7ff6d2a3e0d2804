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
  expect(checkHtml(pages.map((name) => path.join(built, name)))).toEqual([]);
});

const seeded = [
  ["<script src", '<script type="text/later" async src'],
  ["</main>", "<p><span><h3>No</h3></span></p></main>"],
  ["</main>", '<video><track kind="captions"></video></main>'],
] as const;

test(
  "scripts that are none, headings in a span and a track without a file are found",
  { timeout: limit },
  () => {
    const html = readFileSync(path.join(built, "en/pricing.html"), "utf8");
    const folder = mkdtempSync(path.join(tmpdir(), "bandwise-html-"));
    const files = seeded.map(([from, to], index) => {
      expect(html).toContain(from);
      const file = path.join(folder, `${index}.html`);
      writeFileSync(file, html.replace(from, to));
      return file;
    });
    const faults = checkHtml(files);
    rmSync(folder, { recursive: true });
    expect(files.filter((file) => !faults.some((fault) => fault.includes(file)))).toEqual([]);
  },
);
