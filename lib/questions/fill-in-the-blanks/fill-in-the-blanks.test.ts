import fc from "fast-check";
import { expect, test } from "vitest";

import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks";

const { score, reviewAnswer, prompt } = fillInTheBlanks;
const key = { word: "library", letters: "rary", alternatives: [] };

test.for([
  { letters: "rary", earned: 1 },
  { letters: "RaRy", earned: 1 },
  { letters: "ｒａｒｙ", earned: 1 },
  { letters: "rary  ", earned: 1 },
  { letters: "rar", earned: 0 },
  { letters: "raryy", earned: 0 },
  { letters: " ary", earned: 0 },
  { letters: "", earned: 0 },
])("letters '$letters' earn $earned", ({ letters, earned }) => {
  expect(score(key, { letters })).toEqual({ earned, max: 1 });
});

test("a Turkish capital i counts as i", () => {
  expect(score({ word: "wide", letters: "ide", alternatives: [] }, { letters: "İDE" }).earned).toBe(1);
});

test("only keyed alternatives are accepted, and the review is drawn against the one given", () => {
  const twoWords = { word: "start", letters: "rt", alternatives: ["nd"] };
  expect(score(twoWords, { letters: "nd" }).earned).toBe(1);
  expect(score(twoWords, { letters: "ff" }).earned).toBe(0);
  expect(reviewAnswer(twoWords, { letters: "ND" }).boxes.every((box) => box.isRight)).toBe(true);
});

test("an empty box keeps its place in the review", () => {
  expect(reviewAnswer(key, { letters: "r ry" }).boxes).toEqual([
    { expected: "r", given: "r", isRight: true },
    { expected: "a", given: "", isRight: false },
    { expected: "r", given: "r", isRight: true },
    { expected: "y", given: "y", isRight: true },
  ]);
});

test("the prompt sent to the browser never carries the key", () => {
  const shown = { before: "I borrowed it from the ", after: ".", shown: "lib", missing: 4 };
  expect(prompt.parse({ ...shown, ...key })).toEqual(shown);
});

test("any answer earns 0 or 1, and has one box a missing letter", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (letters) => {
      expect([0, 1]).toContain(score(key, { letters }).earned);
      expect(reviewAnswer(key, { letters }).boxes).toHaveLength(4);
    }),
  );
});
