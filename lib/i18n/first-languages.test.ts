import { expect, test, vi } from "vitest";

import { firstLanguages, isFirstLanguage, listFirstLanguages } from "./first-languages";
import { locales } from "./locales";

test("every language has a name of its own in each language of the site", () => {
  for (const locale of locales) {
    const listed = listFirstLanguages(locale);
    expect(listed.filter(({ code, name }) => code === name)).toEqual([]);
    expect(new Set(listed.map(({ name }) => name)).size, locale).toBe(firstLanguages.length);
  }
});

test("where the browser names nothing, no code is shown as a name", () => {
  const of = vi.spyOn(Intl.DisplayNames.prototype, "of").mockReturnValue(undefined);
  const listed = listFirstLanguages("de").map(({ name }) => name);
  of.mockRestore();
  expect(listed).toEqual(["Afar", "Fula", "Kashmiri", "Rundi", "Swati", "Tetum", "Tibetan", "Waray"]);
});

test("no code stands twice, and those of the site are among them", () => {
  expect(new Set(firstLanguages).size).toBe(firstLanguages.length);
  expect(locales.filter((code) => !isFirstLanguage(code))).toEqual([]);
  expect(["xx", "", null, undefined].some(isFirstLanguage)).toBe(false);
});
