import { expect, test } from "vitest";

import { pauseFigures, spokenParts } from "@/components/learner/corrections/speaking/spoken-parts";

const part = { state: "heard", speechSeconds: 3, startsAfter: 0.5 } as const;
const measures = {
  ...{ seconds: 15, speechSeconds: 6, wordsAMinute: null, runSeconds: null, syllablesASecond: null },
  fillers: null,
  parts: [
    { ...part, seconds: 5 },
    { ...part, seconds: 10 },
  ],
  pauses: [
    { start: 1, end: 2 },
    { start: 6, end: 8.5 },
  ],
  transcript: null,
};
const recording = (id: string, src: string | null) => ({ text: null, recording: { id, src } });

test("each recording has its own pauses, from its own beginning", () => {
  const found = spokenParts(
    { asked: { parts: ["One?", "Two?"] }, parts: [recording("a", "/a"), recording("b", null)] },
    measures,
  );
  expect(found).toEqual([
    {
      ...{ asks: "One?", upload: "a", seconds: 5, words: [], text: "" },
      ...{ spoken: { start: 0.5, end: 4.5 }, pauses: [{ start: 1, end: 2 }] },
    },
    {
      ...{ asks: "Two?", upload: null, seconds: 10, words: [], text: "" },
      ...{ spoken: { start: 0.5, end: 6 }, pauses: [{ start: 1, end: 3.5 }] },
    },
  ]);
});

test("what was measured before parts were kept is one recording of the whole length", () => {
  const [only] = spokenParts(
    { asked: { parts: [] }, parts: [recording("a", "/a")] },
    { ...measures, parts: [] },
  );
  expect(only).toMatchObject({
    ...{ asks: "", seconds: 15, pauses: measures.pauses, spoken: { start: 0, end: 15 } },
  });
});

test("pauses are counted, summed, and the longest is named; none is nothing", () => {
  expect(pauseFigures(measures)).toEqual({ count: 2, seconds: 3.5, longest: 2.5 });
  expect(pauseFigures({ pauses: [] })).toEqual({ count: 0, seconds: 0, longest: 0 });
});
