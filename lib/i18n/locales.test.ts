import { expect, test } from "vitest";

import { locales, localePath, splitPath, toLocale } from "@/lib/i18n/locales";

test("an address of any language is split into what it was made of", () => {
  for (const locale of locales)
    for (const path of ["/", "/pricing", "/blog/study/notes"])
      expect(splitPath(localePath(locale, path))).toEqual({ locale, path });
});

test("an address without a language, or with one that the site does not have, is English and keeps its path", () => {
  expect(splitPath("/en/pricing")).toEqual({ locale: "en", path: "/pricing" });
  expect(splitPath("/xx/pricing")).toEqual({ locale: "en", path: "/xx/pricing" });
  expect(splitPath("//pricing/")).toEqual({ locale: "en", path: "/pricing" });
});

test("a name that is no language's is taken for English, also one that every object has", () => {
  expect([toLocale("de"), toLocale("xx"), toLocale(null), toLocale("toString")]).toEqual([
    "de",
    "en",
    "en",
    "en",
  ]);
});
