import { expect, test } from "vitest";

import { canBe, findRivals, lettersToShow } from "@/lib/bank/fill-in-the-blanks/gap";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";

const lexicon = lexiconOf([
  "garden",
  "garlic",
  "garage",
  { word: "gargle", part: "verb" },
  { word: "answer", part: "verb" },
  "ticket",
  "ticker",
]);
const noun = { partOfSpeech: "noun", alternatives: [] } as const;

test("rivals share start, length and class", () => {
  expect(findRivals("garden", 3, "noun", lexicon)).toEqual(["garlic", "garage"]);
  expect(findRivals("garden", 4, "noun", lexicon)).toEqual([]);
});

test("an inflected form has the class of its base, and an unknown word may have any", () => {
  expect(canBe("answered", "verb", lexicon)).toBe(true);
  expect(canBe("answered", "noun", lexicon)).toBe(false);
  expect(canBe("bought", "verb", lexicon)).toBe(true);
});

test("more letters are shown until the word is the only one", () => {
  expect(lettersToShow({ word: "garden", ...noun }, lexicon)).toBe(4);
});

test("a word that would need all but one letter shown has no gap, unless its rival is accepted", () => {
  expect(lettersToShow({ word: "ticket", ...noun }, lexicon)).toBeNull();
  expect(lettersToShow({ word: "ticket", ...noun, alternatives: ["ticker"] }, lexicon)).toBe(2);
});
