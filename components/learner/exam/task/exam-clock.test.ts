import { expect, test } from "vitest";

import { answerMillis, readExamClock } from "./exam-clock";

const opened = Date.parse("2026-11-28T10:00:00Z");
const at = (seconds: number) => opened + seconds * 1_000;
const times = { prepare: 0, seconds: 20, openedAt: opened, deadlineAt: new Date(at(20)).toISOString() };

test("what is left goes by the server's deadline", () => {
  expect(readExamClock(times, at(5))).toMatchObject({
    phase: "answer",
    left: 15,
    fraction: 0.75,
    isOver: false,
  });
  expect(readExamClock(times, at(20))).toMatchObject({ left: 0, isOver: true });
  expect(readExamClock(times, at(500))).toMatchObject({ left: 0, fraction: 0, isOver: true });
});

test("a deadline that the server set further away is the one that counts", () => {
  const later = { ...times, seconds: 30, deadlineAt: new Date(at(30)).toISOString() };
  expect(readExamClock(later, at(20))).toMatchObject({ left: 10, isOver: false });
});

test("a clock that waits for its recording shows its whole time and is never over", () => {
  const waiting = { ...times, openedAt: null, deadlineAt: null };
  expect(readExamClock(waiting, at(500))).toMatchObject({ left: 20, fraction: 1, isOver: false });
});

test("the time to prepare comes first, and is not counted as time to answer", () => {
  const prepared = { prepare: 10, seconds: 20, openedAt: opened, deadlineAt: null };
  expect(readExamClock(prepared, at(4))).toMatchObject({ phase: "prepare", left: 6, isOver: false });
  expect(readExamClock(prepared, at(12))).toMatchObject({ phase: "answer", left: 18 });
  expect(answerMillis(prepared, at(4))).toBe(0);
  expect(answerMillis(prepared, at(12))).toBe(2_000);
});

test("a clock of the browser that is ahead shows no more than the whole time", () => {
  expect(readExamClock(times, at(-300))).toMatchObject({ left: 20, fraction: 1 });
});
