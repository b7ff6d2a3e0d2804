import { expect, test } from "vitest";

import { chooseHeadwords } from "@/lib/bank/glosses/choose-headword";
import type { Wanted } from "@/lib/bank/glosses/wanted";

const words = ["cup", "cap", "dish", "plate", "bowl", "jar"];
const wanted = words.map((lemma): Wanted => ({
  ...{ lemma, partOfSpeech: "noun", sense: 1, level: "A2", example: null },
  meanings: [`a ${lemma} for food`],
}));
const glosses = words.map((lemma) => ({
  lemma,
  partOfSpeech: "noun" as const,
  sense: 1,
  gloss: `g-${lemma}`,
}));
const choose = (seed: string) =>
  chooseHeadwords({
    glosses,
    wanted,
    seed,
    size: 6,
    areSynonyms: (one, other) => [one, other].sort().join() === "dish,plate",
  });

test("each gloss stands once, with four different words, the right one among them", () => {
  const chosen = choose("a");
  expect(chosen.map(({ gloss }) => gloss).sort()).toEqual(glosses.map(({ gloss }) => gloss).sort());
  for (const { gloss, options, right } of chosen) {
    expect(new Set(options).size).toBe(4);
    expect(`g-${options[right]}`).toBe(gloss);
  }
});

test("synonyms are never set against each other, and the seed alone decides", () => {
  for (const { gloss, options } of choose("b")) {
    if (gloss === "g-dish") expect(options).not.toContain("plate");
    if (gloss === "g-plate") expect(options).not.toContain("dish");
  }
  expect(choose("b")).toEqual(choose("b"));
  expect(choose("b")).not.toEqual(choose("a"));
});
