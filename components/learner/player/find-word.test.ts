import { expect, test } from "vitest";

import { wordAround } from "@/components/learner/player/find-word";

test.for<[text: string, offset: number, word: string | null]>([
  ["The lake freezes.", 5, "lake"],
  ["The lake freezes.", 4, "lake"],
  ["The lake freezes.", 8, "lake"],
  ["The lake freezes.", 16, "freezes"],
  ["Well-known", 2, "well"],
  ["It doesn’t matter.", 5, "doesn't"],
  ["the “edge” of it", 5, "edge"],
  ["a  b", 2, null],
  ["in 1984", 5, null],
  ["", 0, null],
])("in %o the letter at %o belongs to %o", ([text, offset, word]) => {
  expect(wordAround(text, offset)).toBe(word);
});
