import { expect, test } from "vitest";

import { judgeReading } from "@/lib/speech/read-aloud/judge-reading";

const word = (place: number, start: number, seconds = 0.3) => ({
  place,
  start,
  seconds,
  phones: 4,
  misfit: 3,
});
const other = (start: number, seconds: number) => ({ place: null, start, seconds, phones: 1, misfit: 2 });
const states = (pieces: Parameters<typeof judgeReading>[0], count: number) =>
  judgeReading(pieces, count).map(({ state }) => state);

test("each word that was heard is read, at its time", () => {
  expect(judgeReading([word(0, 0.1), word(1, 0.4, 0.5)], 2)).toEqual([
    { state: "read", start: 0.1, seconds: 0.3 },
    { state: "read", start: 0.4, seconds: 0.5 },
  ]);
});

test("a word that is missing was skipped, wherever it stands", () => {
  expect(states([word(1, 0), word(3, 1)], 5)).toEqual(["skipped", "read", "skipped", "read", "skipped"]);
});

test("something else as long as a word stands in for the word that is missing there", () => {
  expect(states([word(0, 0), other(0.3, 0.4), word(2, 0.7)], 3)).toEqual(["read", "changed", "read"]);
});

test("a breath is no word, and one word said for three of the text leaves them skipped", () => {
  expect(states([word(0, 0), other(0.3, 0.1), word(2, 0.4)], 3)).toEqual(["read", "skipped", "read"]);
  expect(states([word(0, 0), other(0.3, 0.4), word(4, 0.7)], 5)[2]).toBe("skipped");
});

test("a long word in no time was another one", () => {
  expect(states([word(0, 0), word(1, 0.3, 0.12), other(0.42, 0.2), word(2, 0.7)], 3)[1]).toBe("changed");
});

test("a word whose sounds were another word's was changed, and the rest of that word stands in for nothing", () => {
  const pieces = [word(0, 0), other(0.3, 0.2), { ...word(1, 0.5), misfit: 9 }, word(3, 0.8)];
  expect(judgeReading(pieces, 4)).toEqual([
    { state: "read", start: 0, seconds: 0.3 },
    { state: "changed", start: null, seconds: 0 },
    { state: "skipped", start: null, seconds: 0 },
    { state: "read", start: 0.8, seconds: 0.3 },
  ]);
});

test("what is said beside the text changes no word", () => {
  expect(states([other(0, 1), word(0, 1), other(1.3, 1), word(1, 2.3)], 2)).toEqual(["read", "read"]);
});

test("silence skips everything", () => {
  expect(states([], 3)).toEqual(["skipped", "skipped", "skipped"]);
});
