import { expect, test } from "vitest";

import { readAloud } from "@/lib/questions/read-aloud/score";

const { main } = readAloud.steps;
const recording = "01980d5e-7c00-7000-8000-000000000001";
const reading = {
  words: [{ start: 0, end: 4, state: "skipped", heardAt: null, seconds: 0 }],
  ...{ total: 70, wordPoints: 50, fluencyPoints: 20, pace: 120 },
  pauses: [{ after: 0, seconds: 0.8 }],
};

test("a reading waits for its engine, and a skipped one waits for nothing", () => {
  expect(main.check({ key: {}, answer: { recording } })).toBeNull();
  expect(main.check({ key: {}, answer: { recording: null } })).toMatchObject({
    state: "nothing",
    reason: "skipped",
  });
  expect(main.check({ key: {}, answer: null })).toMatchObject({ state: "nothing" });
});

test("an answer names its recording and no other file", () => {
  expect(main.filesOf({ recording })).toEqual([recording]);
  expect(main.filesOf({ recording: null })).toEqual([]);
  expect(main.filesOf(null)).toEqual([]);
  expect(() => main.filesOf({ recording: "../secret" })).toThrow();
});

test("the review has what was heard, and nothing where nothing could be judged", () => {
  expect(main.review({ key: {}, answer: { recording } }, reading)).toEqual({ recording, reading });
  expect(main.review({ key: {}, answer: { recording } }, null)).toEqual({ recording, reading: null });
});

test("a prompt is the sentence and nothing else", () => {
  const sentence = "It stops here.";
  expect(readAloud.schema.steps.main.prompt.parse({ sentence, source: "x", voice: "y" })).toEqual({
    sentence,
  });
});
