import { expect, test } from "vitest";

import { categoryScores, familyOfChange } from "@/scripts/eval/writing/category-scores";

const of = (was: string, words: string) =>
  familyOfChange({ was: was.split(" ").filter(Boolean), words: words.split(" ").filter(Boolean) });

test.each([
  ["hte", "the", "spelling"],
  ["paris", "Paris", "capital"],
  ["", ",", "punctuation"],
  ["", "the", "article"],
  ["a", "an", "article"],
  ["in", "on", "preposition"],
  ["lamp", "lamps", "number"],
  ["go", "goes", "verb"],
  ["was", "were", "verb"],
  ["car red", "red car", "word-order"],
  ["big", "important", "other"],
])("“%s” to “%s” is told as %s", (was, words, family) => {
  expect(of(was, words)).toBe(family);
});

const judged = (source: string, corrected: string, ...references: string[]) => ({
  source: source.split(" "),
  corrected: corrected.split(" "),
  references: references.map((each) => each.split(" ")),
});

test("a change counts as right where the nearest person made it, too", () => {
  const { all, article, verb } = categoryScores([
    judged(
      "He own boats and cat .",
      "He owns boats and cat .",
      "They had no boat .",
      "He owns boats and a cat .",
    ),
  ]);
  expect(all).toEqual({ found: 1, wanted: 2, right: 1, f05: 0.833 });
  expect(verb).toMatchObject({ found: 1, wanted: 1, right: 1, f05: 1 });
  expect(article).toMatchObject({ found: 0, wanted: 1, right: 0, f05: 0 });
});

test("where a person left the sentence alone, nothing that is left is missing and a change is wrong", () => {
  expect(categoryScores([judged("He sings .", "He sings .", "He sings .")]).all).toMatchObject({ wanted: 0 });
  expect(categoryScores([judged("He sings .", "He sang .", "He sings .")]).all).toMatchObject({
    found: 1,
    right: 0,
    f05: 0,
  });
});
