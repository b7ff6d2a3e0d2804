import { expect, test } from "vitest";

import { readAndSelect as schema } from "@/lib/questions/read-and-select/schema";
import { readAndSelect } from "@/lib/questions/read-and-select/score";

const { prompt } = schema.steps.main;
const { grade } = readAndSelect.steps.main;

test.for([
  { isReal: true, saidReal: true, earned: 1, verdict: "hit" },
  { isReal: true, saidReal: false, earned: 0, verdict: "miss" },
  { isReal: false, saidReal: true, earned: 0, verdict: "false-alarm" },
  { isReal: false, saidReal: false, earned: 1, verdict: "rejection" },
  { isReal: true, saidReal: null, earned: 0, verdict: "no-answer" },
  { isReal: false, saidReal: null, earned: 0, verdict: "no-answer" },
])("isReal $isReal, saidReal $saidReal: $verdict earns $earned", ({ isReal, saidReal, earned, verdict }) => {
  const graded = grade({ key: { isReal }, answer: { saidReal } });
  expect(graded.verdict).toEqual({ state: "scored", earned, max: 1 });
  expect(graded.review).toEqual({ isReal, saidReal, verdict });
});

test("the prompt sent to the browser never carries the key", () => {
  expect(prompt.parse({ word: "brindle", isReal: true, key: { isReal: true } })).toEqual({ word: "brindle" });
});
