import { expect, test } from "vitest";

import { createLocalPaths } from "@/lib/content/addresses/create-local-paths";
import type { Locale } from "@/lib/i18n/locales";

const version = (locale: Locale, slug?: string, status: "published" | "draft" = "published") => ({
  locale,
  slug,
  status,
  publishAt: "2026-01-01",
});

const { folderPath, localizedPath } = createLocalPaths(
  [
    {
      parent: "/blog/study",
      folder: "an-hour",
      versions: [
        version("en", "one-hour"),
        version("de", "eine-stunde"),
        version("ja", "一時間"),
        version("fr", "une-heure", "draft"),
      ],
    },
  ],
  ({ status }) => status === "published",
);

test("a link with the folder's name leads to the language's own address", () => {
  expect(localizedPath("de", "/blog/study/an-hour")).toBe("/blog/study/eine-stunde");
  expect(localizedPath("en", "/blog/study/an-hour")).toBe("/blog/study/one-hour");
});

test("letters of other scripts are written in the signs of an address", () => {
  expect(localizedPath("ja", "/blog/study/an-hour")).toBe("/blog/study/%E4%B8%80%E6%99%82%E9%96%93");
});

test("a language without a published text of its own has the address of the English one", () => {
  expect(localizedPath("th", "/blog/study/an-hour")).toBe("/blog/study/one-hour");
  expect(localizedPath("fr", "/blog/study/an-hour")).toBe("/blog/study/one-hour");
});

test("a query and an anchor stay", () => {
  expect(localizedPath("de", "/blog/study/an-hour?from=home#plan")).toBe(
    "/blog/study/eine-stunde?from=home#plan",
  );
});

test.for([
  "/blog/study/an-hour",
  "/blog/study/eine-stunde",
  "/blog/study/一時間",
  "/blog/study/%E4%B8%80%E6%99%82%E9%96%93",
])("%s is the same document", (path) => {
  expect(folderPath(path)).toBe("/blog/study/an-hour");
  expect(localizedPath("de", path)).toBe("/blog/study/eine-stunde");
});

test.for(["/", "/pricing", "/blog/study", "/blog/study/another", "/courses/an-hour", "/%E0%A4%A", "#plan"])(
  "%s stays as it is",
  (path) => {
    expect(folderPath(path)).toBe(path);
    expect(localizedPath("de", path)).toBe(path);
  },
);
