import { expect, test } from "vitest";

import { hasChosenAnew } from "@/components/learner/exam/task/has-chosen-anew";

test("another choice, alone or in a row of them, is chosen anew; a first or the same one isn't", () => {
  expect(hasChosenAnew({ choice: 1 }, { choice: 2 })).toBe(true);
  expect(hasChosenAnew({ chosen: [0, null] }, { chosen: [3, null] })).toBe(true);
  expect(hasChosenAnew({ choice: null }, { choice: 2 })).toBe(false);
  expect(hasChosenAnew({ choice: 2 }, { choice: 2 })).toBe(false);
  expect(hasChosenAnew({ chosen: [0, null] }, { chosen: [0, 2] })).toBe(false);
  expect(hasChosenAnew(null, { choice: 2 })).toBe(false);
});

test("what is typed or marked is no choice, however it changes", () => {
  expect(hasChosenAnew({ text: "weather" }, { text: "wether" })).toBe(false);
  expect(hasChosenAnew({ gaps: ["ae", ""] }, { gaps: ["e", ""] })).toBe(false);
  expect(hasChosenAnew({ span: { from: 1, to: 2 } }, { span: { from: 1, to: 3 } })).toBe(false);
});
