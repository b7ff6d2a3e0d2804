import { expect, test } from "vitest";

import { findSpeech, partsOf, spreadWords } from "@/lib/speech/speech-spans.mjs";

const sampleRate = 8_000;
const sound = (seconds: number, loudAt: (second: number) => number) => ({
  sampleRate,
  samples: Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => loudAt(index / sampleRate) * Math.sin(index / 3),
  ),
});

test("speech is found above the noise of a room, and a short pause is part of it", () => {
  const noisy = sound(6, (at) =>
    (at > 1 && at < 2) || (at > 2.2 && at < 3) || (at > 4 && at < 5) ? 0.3 : 0.001,
  );
  const spans = findSpeech(noisy).map(({ start, end }) => [
    Math.round(start * 10) / 10,
    Math.round(end * 10) / 10,
  ]);
  expect(spans).toEqual([
    [1, 3],
    [4, 5],
  ]);
  expect(findSpeech(sound(2, () => 0.0005))).toEqual([]);
  expect(findSpeech({ sampleRate, samples: new Float32Array(0) })).toEqual([]);
});

test("parts are cut in pauses, and speech without a pause where it must be", () => {
  const spans = [
    { start: 0, end: 8 },
    { start: 9, end: 12 },
    { start: 13, end: 38 },
  ];
  expect(partsOf(spans, 10)).toEqual([
    { start: 0, end: 8 },
    { start: 9, end: 12 },
    { start: 13, end: 23 },
    { start: 23, end: 33 },
    { start: 33, end: 38 },
  ]);
  expect(partsOf(spans.slice(0, 2), 20)).toEqual([{ start: 0, end: 12 }]);
});

test("estimated words fill the speech in order and leave its pauses out", () => {
  const words = spreadWords(
    ["a", "long", "word"],
    [
      { start: 1, end: 2 },
      { start: 5, end: 6 },
    ],
  );
  expect(words[0]?.start).toBe(1);
  expect(words.at(-1)?.end).toBeCloseTo(6, 5);
  for (const [index, { start, end }] of words.entries()) {
    expect(end).toBeGreaterThan(start);
    if (index > 0) expect(start).toBe(words[index - 1]?.end);
  }
  expect(spreadWords([], [{ start: 0, end: 1 }])).toEqual([]);
});
