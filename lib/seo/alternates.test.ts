import { expect, test } from "vitest";

import { publicEnv } from "@/lib/env/public";
import { locales } from "@/lib/i18n/locales";
import { alternatesOf, pageUrl } from "@/lib/seo/alternates";

const site = publicEnv.siteUrl;

test("every version lists itself, all others and x-default, all absolute", () => {
  for (const locale of locales) {
    const { canonical, languages } = alternatesOf({ path: "/pricing", locale });
    expect(languages[locale]).toBe(canonical);
    expect(Object.keys(languages)).toHaveLength(locales.length + 1);
    expect(languages["x-default"]).toBe(`${site}/pricing`);
    expect(Object.values(languages).every((url) => url.startsWith(site))).toBe(true);
  }
});

test("all versions of a page name the same set", () => {
  const sets = locales.map((locale) => alternatesOf({ path: "/courses", locale }).languages);
  for (const set of sets) expect(set).toEqual(sets[0]);
});

test("English has no prefix, the others have one, and no address ends in a slash", () => {
  expect(pageUrl("en", "/")).toBe(site);
  expect(pageUrl("ja", "/")).toBe(`${site}/ja`);
  expect(pageUrl("ja", "/pricing")).toBe(`${site}/ja/pricing`);
  expect(pageUrl("en", "/pricing")).toBe(`${site}/pricing`);
});

test("an untranslated page is canonical to its text's language and lists no alternates", () => {
  const page = alternatesOf({ path: "/courses/x", locale: "th", written: "en", translations: ["en", "de"] });
  expect(page).toEqual({ canonical: `${site}/courses/x`, languages: {} });
  const english = alternatesOf({ path: "/courses/x", locale: "en", translations: ["en", "de"] });
  expect(Object.keys(english.languages)).toEqual(["en", "de", "x-default"]);
});
