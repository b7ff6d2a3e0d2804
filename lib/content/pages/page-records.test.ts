import { existsSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { legalPages, legalSlug, pageNameAt, pageNames, recordOf } from "@/lib/content/pages/page-names";
import { sitePages as routes } from "@/scripts/content/check/site-page-patterns";

const root = path.resolve(import.meta.dirname, "../../..");
const paths = pageNames.map((name) => recordOf(name).path);

test("every page has an address of its own, and a route there", () => {
  expect(new Set(paths).size).toBe(pageNames.length);
  const patterns = routes(root);
  expect(paths.filter((at) => !patterns.some((pattern) => pattern.test(at)))).toEqual([]);
  expect(paths.every((at) => pageNameAt(at) !== null)).toBe(true);
});

test("every route of the public site has a record, or shows documents below one", () => {
  const fixed = routes(root, "app/[locale]/(site)").map((pattern) =>
    pattern.source.slice(1, -1).replaceAll("\\/", "/"),
  );
  const missing = fixed.filter((at) => !/[[(]/.test(at) && pageNameAt(at) === null);
  expect(fixed).toContain("/pricing");
  expect(missing).toEqual([]);
});

test("what a record names is there: a legal text's folder, a picture's drawing", () => {
  const folders = legalPages.filter(
    (page) => !existsSync(path.join(root, "content/legal", legalSlug(page), "en.mdx")),
  );
  const drawings = pageNames.flatMap((name) => recordOf(name).picture.drawing ?? []);
  const missing = drawings.filter(
    (name) => !existsSync(path.join(root, `public/images/drawings/${name}.svg`)),
  );
  expect({ folders, missing }).toEqual({ folders: [], missing: [] });
});

test("a page that is hidden from search engines has no structured data, every other one has", () => {
  const wrong = pageNames.filter((name) => recordOf(name).isIndexed !== recordOf(name).data.length > 0);
  expect(wrong).toEqual([]);
});
