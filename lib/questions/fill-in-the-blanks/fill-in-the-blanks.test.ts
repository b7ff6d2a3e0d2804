import fc from "fast-check";
import { expect, test } from "vitest";

import { fillInTheBlanks as schema } from "@/lib/questions/fill-in-the-blanks/schema";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/score";

type Key = { word: string; letters: string; alternatives: string[] };
const { prompt, review } = schema.steps.main;
const { grade } = fillInTheBlanks.steps.main;
const score = (rightKey: Key, answer: { letters: string }) => grade({ key: rightKey, answer }).verdict;
const reviewAnswer = (rightKey: Key, answer: { letters: string }) =>
  review.parse(grade({ key: rightKey, answer }).review);
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
  expect(score(key, { letters })).toEqual({ state: "scored", earned, max: 1 });
});

test("a Turkish capital i counts as i", () => {
  expect(score({ word: "wide", letters: "ide", alternatives: [] }, { letters: "İDE" })).toMatchObject({
    earned: 1,
  });
});

test("only keyed alternatives are accepted, and the review is drawn against the one given", () => {
  const twoWords = { word: "start", letters: "rt", alternatives: ["nd"] };
  expect(score(twoWords, { letters: "nd" })).toMatchObject({ earned: 1 });
  expect(score(twoWords, { letters: "ff" })).toMatchObject({ earned: 0 });
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
      const { verdict } = grade({ key, answer: { letters } });
      expect(verdict.state === "scored" && [0, 1].includes(verdict.earned)).toBe(true);
      expect(reviewAnswer(key, { letters }).boxes).toHaveLength(4);
    }),
  );
});
