import { expect, test } from "vitest";

import { passTime, readClock, startClock } from "@/components/learner/player/run-clock";

const spoken = { prepare: 20, seconds: 90 };
const typed = { prepare: 0, seconds: 60 };

test("without time to prepare the answer begins at once, and is over at its end", () => {
  const begun = startClock(typed);
  expect(readClock(begun, typed, 1)).toMatchObject({ phase: "answer", left: 60, fraction: 1, isOver: false });
  const later = passTime(begun, 59_100, typed, 1);
  expect(readClock(later, typed, 1)).toMatchObject({ left: 1, isOver: false });
  expect(readClock(passTime(later, 900, typed, 1), typed, 1)).toMatchObject({ left: 0, isOver: true });
});

test("the time to prepare runs first and is never the end", () => {
  const begun = startClock(spoken);
  expect(readClock(begun, spoken, 1)).toMatchObject({ phase: "prepare", left: 20 });
  const later = passTime(begun, 25_000, spoken, 1);
  expect(readClock(later, spoken, 1)).toMatchObject({ phase: "answer", left: 85, isOver: false });
});

test("both phases grow with the factor", () => {
  const later = passTime(startClock(spoken), 25_000, spoken, 1.5);
  expect(readClock(later, spoken, 1.5)).toMatchObject({ phase: "prepare", seconds: 30, left: 5 });
  expect(readClock(passTime(later, 5_000, spoken, 1.5), spoken, 1.5)).toMatchObject({
    seconds: 135,
    left: 135,
  });
});

test("without a clock nothing ends, neither the time to prepare nor the answer", () => {
  const day = 86_400_000;
  expect(readClock(passTime(startClock(spoken), day, spoken, null), spoken, null)).toMatchObject({
    phase: "prepare",
    seconds: null,
    isOver: false,
  });
  expect(readClock(passTime(startClock(typed), day, typed, null), typed, null).isOver).toBe(false);
});
