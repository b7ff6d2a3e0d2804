import { assert, expect, test } from "vitest";
import fc from "fast-check";

import type { JudgedWord } from "@/lib/speech/read-aloud/judge-reading";
import { scoreReading } from "@/lib/speech/read-aloud/score-reading";

/** So many words one after the other, each `seconds` long, with `gap` between them. */
const steady = (count: number, seconds = 0.35, gap = 0.05): JudgedWord[] =>
  Array.from({ length: count }, (_, at) => ({ state: "read", start: at * (seconds + gap), seconds }));
const skipped: JudgedWord = { state: "skipped", start: null, seconds: 0 };
const noMarks: boolean[] = [];

test("a calm and complete reading has all points", () => {
  expect(scoreReading(steady(12), noMarks)).toMatchObject({ total: 100, words: 60, fluency: 40, pauses: [] });
});

test("nothing read is nothing earned", () => {
  expect(scoreReading([skipped, skipped], noMarks)).toMatchObject({
    total: 0,
    words: 0,
    fluency: 0,
    pace: 0,
  });
});

test("half of the words earn half of the points, and no fluency for the rest", () => {
  const { total } = scoreReading([...steady(6), ...Array.from({ length: 6 }, () => skipped)], noMarks);
  expect(total).toBe(50);
});

test("a slow reading loses fluency, and words stay", () => {
  const slow = scoreReading(steady(12, 0.9, 0.3), noMarks);
  expect(slow.words).toBe(60);
  expect(slow.fluency).toBeLessThan(25);
});

test("a stop within a phrase is named and costs; the same stop after a comma does not", () => {
  const words = steady(10);
  const late = words.map((word, at) => (at < 5 ? word : { ...word, start: (word.start ?? 0) + 0.8 }));
  const marks = words.map((_, at) => at === 4);
  const [within, after] = [scoreReading(late, noMarks), scoreReading(late, marks)];
  expect(within.pauses).toEqual([{ after: 4, seconds: expect.closeTo(0.85) }]);
  expect(after.pauses).toEqual([]);
  expect(within.fluency).toBeLessThan(after.fluency);
});

test("one word less never earns more, and the score stays between 0 and 100", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0.15, max: 1.5, noNaN: true }),
      (count, seconds) => {
        const words = steady(count, seconds);
        const all = scoreReading(words, noMarks).total;
        const less = scoreReading([...words.slice(0, -1), skipped], noMarks).total;
        assert(all >= less);
        assert(all >= 0 && all <= 100);
      },
    ),
  );
});
