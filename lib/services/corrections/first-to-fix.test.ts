import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { correctedTasks } from "@/lib/core/corrected-tasks";
import { editCategories } from "@/lib/core/edit-kinds";
import { drillOfCategory, firstToFix } from "@/lib/services/corrections/first-to-fix";
import { assessed } from "@/tests/factories/fake-corrector";

const courses = readdirSync("content/courses");
const band = (det: number) => ({ det, low: det, high: det });

test("what comes first has its mistakes, and what trains it is there", () => {
  const first = firstToFix(assessed(["Today i sing and i dance."]), "writing-sample");
  expect(first).toMatchObject({ category: "capital", kind: "pronoun-i", editIds: ["0-0", "0-1"] });
  for (const category of editCategories) {
    const drill = drillOfCategory(category);
    if (drill?.kind === "course") expect(courses).toContain(drill.slug);
  }
});

test("a misspelling and a wrong word are trained by questions that begin at once", () => {
  expect(drillOfCategory("spelling")).toEqual({ kind: "practice", purpose: "type:read-and-complete" });
  expect(drillOfCategory("word-choice")).toEqual({ kind: "practice", purpose: "type:fill-in-the-blanks" });
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
