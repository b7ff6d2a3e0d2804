import { expect, test } from "vitest";
import { ZodError } from "zod";

import {
  gradeAnswer,
  isQuestionType,
  publicPrompt,
  questions,
  questionTypes,
} from "@/lib/questions/registry";

test("only listed types are question types", () => {
  expect(questionTypes).toEqual(Object.keys(questions));
  expect(isQuestionType("read-and-select")).toBe(true);
  expect(isQuestionType("toString")).toBe(false);
  expect(isQuestionType(undefined)).toBe(false);
});

test("a public prompt drops whatever its type does not list", () => {
  const row = { word: "brindle", isReal: true, key: { isReal: true }, explanation: ["secret"] };
  expect(publicPrompt("read-and-select", row)).toEqual({ word: "brindle" });
});

test("a row of another type is refused, not sent half empty", () => {
  expect(() => publicPrompt("listen-and-type", { word: "brindle" })).toThrow(ZodError);
});

test("an answer that does not fit its type is refused", () => {
  const row = { key: { isReal: true }, answer: { saidReal: "yes" } };
  expect(() => gradeAnswer("read-and-select", row)).toThrow(ZodError);
});

test.for([
  { type: "read-and-select", key: { isReal: false } },
  { type: "fill-in-the-blanks", key: { word: "cat", letters: "at", alternatives: [] } },
  { type: "listen-and-type", key: { text: "Good morning.", voice: "slt" } },
] as const)("no answer to $type earns nothing and still has a review", ({ type, key }) => {
  const graded = gradeAnswer(type, { key, answer: null });
  expect(graded.score).toEqual({ earned: 0, max: 1 });
  expect(graded.review).toBeTruthy();
});
