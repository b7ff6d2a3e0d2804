import { expect, test } from "vitest";

import { countMistakes, firstFix } from "@/components/learner/corrections/result/first-fix";
import type { EditCategory } from "@/lib/core/edit-kinds";

const found = (category: EditCategory, times = 1, confidence = 0.9) =>
  Array.from({ length: times }, () => ({ category, confidence }));
const even = {
  overall: { det: 100 },
  criteria: {
    content: { det: 100 },
    organisation: { det: 98 },
    grammar: { det: 100 },
    vocabulary: { det: 102 },
  },
};

test("what is wrong most often comes first, and hints do not count", () => {
  const edits = [...found("article", 2), ...found("tense", 3), ...found("spelling", 5, 0.4)];
  expect(countMistakes(edits)).toEqual([
    { category: "tense", count: 3 },
    { category: "article", count: 2 },
  ]);
  expect(firstFix({ ...even, edits })).toEqual({ kind: "category", category: "tense", count: 3 });
});

test("two verb forms tell more than three commas", () => {
  const edits = [...found("punctuation", 3), ...found("verb-form", 2)];
  expect(firstFix({ ...even, edits })).toMatchObject({ category: "verb-form" });
});

test("thin ideas come before a single slip, and not before a mistake made again and again", () => {
  const thin = { ...even, criteria: { ...even.criteria, content: { det: 80 } } };
  expect(firstFix({ ...thin, edits: found("tense") })).toEqual({ kind: "criterion", criterion: "content" });
  expect(firstFix({ ...thin, edits: found("tense", 3) })).toMatchObject({ kind: "category" });
});

test("without mistakes the lowest criterion is next; without a score there is nothing", () => {
  expect(firstFix({ ...even, edits: [] })).toEqual({ kind: "criterion", criterion: "organisation" });
  expect(firstFix({ edits: [], overall: null, criteria: {} })).toBeNull();
});
