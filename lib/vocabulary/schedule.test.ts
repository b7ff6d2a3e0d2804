import { expect, test } from "vitest";

import { mixIn, roomToday, usualPerDay } from "@/lib/vocabulary/daily";
import { isLeech, type Memory, newMemory, type Rating } from "@/lib/vocabulary/memory";
import { planAgain, previewRatings, rateMemory } from "@/lib/vocabulary/schedule";
import { capDue, daysLeft, lastDaysFor } from "@/lib/vocabulary/test-plan";

const now = new Date("2026-11-23T20:00:00Z");
const day = 86_400_000;
const inDays = (days: number, from = now) => new Date(from.getTime() + days * day);
const cardId = "01980d5e-7c00-7000-8000-000000000003";
const noTest = { testDate: null, lastDays: 1 };
const when = { cardId, now, plan: noTest };

function rateInTurn(ratings: readonly Rating[]): Memory {
  let [memory, at] = [newMemory(now), now];
  for (const rating of ratings) {
    at = new Date(Math.max(memory.dueAt.getTime(), at.getTime()));
    memory = rateMemory(memory, rating, { ...when, now: at });
  }
  return memory;
}

test("a new word comes back after minutes, and once known after days", () => {
  expect(previewRatings(newMemory(now), when)).toEqual({
    again: 60_000,
    hard: 6 * 60_000,
    good: 10 * 60_000,
    easy: 8 * day,
  });
  const known = rateInTurn(["good", "good"]);
  expect(known.state).toBe("review");
  expect(known.scheduledDays).toBeGreaterThanOrEqual(2);
});

test("a day's word is there some hours before the same time of its day", () => {
  const known = rateMemory(newMemory(now), "easy", when);
  expect(known.dueAt).toEqual(new Date(now.getTime() + 8 * day - 6 * 3_600_000));
});

test("the better the rating, the later the word comes back", () => {
  const waits = previewRatings(rateInTurn(["good", "good", "good"]), { ...when, now: inDays(15) });
  expect(waits.again).toBeLessThan(waits.hard);
  expect(waits.hard).toBeLessThan(waits.good);
  expect(waits.good).toBeLessThan(waits.easy);
});

test("a word known for long and forgotten counts a lapse and is learned again", () => {
  const known = rateInTurn(["easy"]);
  const forgotten = rateMemory(known, "again", { ...when, now: inDays(9) });
  expect(forgotten).toMatchObject({ state: "relearning", lapses: 1 });
});

test("the eighth lapse makes a leech, and then every fourth", () => {
  const lapsed = (lapses: number): Memory => ({ ...newMemory(now), state: "review", lapses });
  const from = (lapses: number) => isLeech(lapsed(lapses - 1), lapsed(lapses));
  expect([1, 7, 8, 9, 11, 12, 13, 16].filter(from)).toEqual([8, 12, 16]);
  expect(isLeech(lapsed(8), lapsed(8))).toBe(false);
});

test("days are counted until the day of the test, and none when it has come", () => {
  expect(daysLeft("2026-11-26", now)).toBe(3);
  expect(daysLeft("2026-11-24", now)).toBe(1);
  expect(daysLeft("2026-11-23", now)).toBeNull();
  expect(daysLeft(null, now)).toBeNull();
});

test("what would come too late is due in the last days before the test, every card before it, spread evenly", () => {
  const plan = { testDate: "2026-12-20", lastDays: 5 };
  const test = Date.parse("2026-12-20T00:00:00Z");
  const places = Array.from({ length: 500 }, (_, index) => {
    const id = `01980d5e-7c00-7000-8000-${index.toString(16).padStart(12, "0")}`;
    const due = capDue(inDays(100), { cardId: id, now, seenAt: now, plan });
    expect(due.getTime()).toBeLessThan(test);
    return (test - due.getTime()) / day;
  });
  for (const back of [1, 2, 3, 4, 5]) expect(places.filter((place) => place === back)).toHaveLength(100);
});

test("what is due before the test, was seen in the last days, or has no test to come, stays", () => {
  const plan = { testDate: "2026-12-20", lastDays: 5 };
  const at = { cardId, now, seenAt: now, plan };
  expect(capDue(inDays(10), at)).toEqual(inDays(10));
  const late = new Date("2026-12-16T12:00:00Z");
  expect(capDue(inDays(100), { ...at, now: late, seenAt: late })).toEqual(inDays(100));
  expect(capDue(inDays(100), { ...at, plan: { ...plan, testDate: "2026-11-20" } })).toEqual(inDays(100));
});

test("a test that comes soon is planned for now, and one that is called off gives the days back", () => {
  const known = rateMemory(newMemory(now), "easy", when);
  const soon = { cardId, now, plan: { testDate: "2026-11-26", lastDays: 1 } };
  const planned = planAgain(known, soon);
  expect(planned.getTime()).toBeLessThan(Date.parse("2026-11-26T00:00:00Z"));
  expect(planAgain({ ...known, dueAt: planned }, { cardId, now, plan: noTest })).toEqual(known.dueAt);
});

test("the last days are as many as the reviews need, a month at most", () => {
  expect([lastDaysFor(0, 100), lastDaysFor(100, 100), lastDaysFor(101, 100), lastDaysFor(9_000, 10)]).toEqual(
    [1, 1, 2, 30],
  );
});

test("a day holds what its limits leave", () => {
  const today = { ...usualPerDay, begun: 4, reviewed: 30, waiting: 50, testDate: null, now };
  expect(roomToday(today)).toEqual({ newWords: 6, reviews: 70, isRaised: false });
  expect(roomToday({ ...today, begun: 12, reviewed: 130 })).toMatchObject({ newWords: 0, reviews: 0 });
  expect(roomToday({ ...today, waiting: 2 }).newWords).toBe(2);
});

test("before a test new words come as fast as they must, unless the learner wants none", () => {
  const today = { ...usualPerDay, begun: 0, reviewed: 0, waiting: 60, testDate: "2026-11-26", now };
  expect(roomToday(today)).toMatchObject({ newWords: 20, isRaised: true });
  expect(roomToday({ ...today, newPerDay: 0 })).toMatchObject({ newWords: 0, isRaised: false });
});

test("new words stand between the due ones, and none is lost", () => {
  expect(mixIn([1, 2, 3, 4], [10, 11, 12])).toEqual([1, 2, 3, 10, 4, 11, 12]);
  expect(mixIn([], [10])).toEqual([10]);
});
