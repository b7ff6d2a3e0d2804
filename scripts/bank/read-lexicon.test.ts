import { expect, test } from "vitest";

import { nearestWordFinder } from "@/lib/bank/read-and-select/nearest-word";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const lexicon = readLexicon();

test("a term of a science, a city, a verb of another language and a family name are listed, whatever their accents", () => {
  const listed = ["sterane", "comilla", "decian", "antaram", "guzel", "ecole", "schroeder"];
  expect(listed.filter((word) => !lexicon.isListedElsewhere(word))).toEqual([]);
});

test("what no language has is not listed", () => {
  const invented = ["crotand", "plendism", "brotenth"];
  expect(invented.filter((word) => lexicon.isListedElsewhere(word))).toEqual([]);
});

test("the nearest word is never embarrassing, British or far off", () => {
  const { find } = nearestWordFinder(lexicon);
  const nearest = ["crotand", "antaram", "cremour", "mourill", "patord", "metinse"].map(
    (word) => find(word)?.word,
  );
  const unfit = ["crotch", "anthrax", "rumour", "mould", "gator", "matinee"];
  expect(nearest.filter((word) => word !== undefined && unfit.includes(word))).toEqual([]);
});

test.for([
  ["sketton", "skeleton", true],
  ["betrime", "bedtime", true],
  ["proonse", "promise", false],
  ["chetity", "charity", false],
  ["inatome", "income", false],
] as const)("what %s brings to mind is %s and no other word: %s", ([invented, word, alone]) => {
  const { find, isAlone } = nearestWordFinder(lexicon);
  const nearest = find(invented);
  expect(nearest?.word).toBe(word);
  expect(nearest && isAlone(invented, nearest)).toBe(alone);
});

test("a usual word is in a small list, a British spelling in none", () => {
  expect(lexicon.listSize("window")).toBe(10);
  expect(lexicon.listSize("colour")).toBe(Number.POSITIVE_INFINITY);
});
