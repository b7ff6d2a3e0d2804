import { expect, test } from "vitest";

import { readAndSelect } from "@/lib/questions/read-and-select";

const { score, reviewAnswer, prompt } = readAndSelect;

test.for([
  { isReal: true, saidReal: true, earned: 1, verdict: "hit" },
  { isReal: true, saidReal: false, earned: 0, verdict: "miss" },
  { isReal: false, saidReal: true, earned: 0, verdict: "false-alarm" },
  { isReal: false, saidReal: false, earned: 1, verdict: "rejection" },
  { isReal: true, saidReal: null, earned: 0, verdict: "no-answer" },
  { isReal: false, saidReal: null, earned: 0, verdict: "no-answer" },
])("isReal $isReal, saidReal $saidReal: $verdict earns $earned", ({ isReal, saidReal, earned, verdict }) => {
  expect(score({ isReal }, { saidReal })).toEqual({ earned, max: 1 });
  expect(reviewAnswer({ isReal }, { saidReal })).toEqual({ isReal, saidReal, verdict });
});

test("the prompt sent to the browser never carries the key", () => {
  expect(prompt.parse({ word: "brindle", isReal: true, key: { isReal: true } })).toEqual({ word: "brindle" });
});
