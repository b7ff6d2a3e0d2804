import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { correctedTasks } from "@/lib/core/corrected-tasks";
import { editCategories } from "@/lib/core/edit-kinds";
import { drillOfCategory, firstToFix } from "@/lib/services/corrections/first-to-fix";
import { assessed } from "@/tests/factories/fake-corrector";

const courses = readdirSync("content/courses");
const band = (det: number) => ({ det, low: det, high: det });

test("what comes first has its mistakes, and no course is named that does not treat them", () => {
  const first = firstToFix(assessed(["Today i sing and i dance."]), "writing-sample");
  expect(first).toMatchObject({
    category: "capital",
    kind: "pronoun-i",
    editIds: ["0-0", "0-1"],
    drill: null,
  });
  for (const category of editCategories) expect(drillOfCategory(category, 100)?.kind).not.toBe("course");
});

test("small grammar words and endings are trained by the questions that ask for them, at once and at one's level", () => {
  const set = { kind: "practice", purpose: "type:read-and-complete", trains: "grammar" };
  for (const category of ["article", "agreement", "number", "preposition", "verb-form", "tense"] as const) {
    expect(drillOfCategory(category, 65)).toEqual({ ...set, level: "easy" });
    expect(drillOfCategory(category, 100)).toEqual({ ...set, level: "mixed" });
    expect(drillOfCategory(category, 135)).toEqual({ ...set, level: "hard" });
  }
  expect(drillOfCategory("spelling", null)).toEqual({ ...set, trains: "spelling", level: "mixed" });
  expect(drillOfCategory("word-choice", null)).toMatchObject({ purpose: "type:fill-in-the-blanks" });
});

test("what no question asks for names none", () => {
  for (const category of ["punctuation", "capital", "word-order", "repeated-word", "comparison"] as const)
    expect(drillOfCategory(category, 100)).toBeNull();
});

test("without a mistake the lowest criterion comes first, with the course of the task", () => {
  for (const task of correctedTasks) {
    const criteria = { content: band(110), grammar: band(90) };
    const first = firstToFix(assessed(["Fine."], 100, { criteria }), task);
    expect(first).toMatchObject({ criterion: "grammar", category: null });
    expect(courses).toContain(first?.drill?.kind === "course" ? first.drill.slug : "");
  }
});

test("where nothing is scored and nothing found there is nothing to begin with", () => {
  expect(firstToFix(assessed(["Fine."], 100, { criteria: {} }), "free-text")).toBeNull();
});
