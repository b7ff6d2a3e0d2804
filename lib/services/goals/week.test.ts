import { expect, test } from "vitest";

import { daysUntil, isTimeZone, localDay, weekOf } from "./week";

const startOf = (now: string, timeZone: string) => {
  const { startsOn, startsAt } = weekOf(new Date(now), timeZone);
  return `${startsOn} ${startsAt.toISOString()}`;
};

test("a week begins on Monday at midnight where the learner is", () => {
  expect(startOf("2026-11-25T12:00:00Z", "UTC")).toBe("2026-11-23 2026-11-23T00:00:00.000Z");
  expect(startOf("2026-11-25T12:00:00Z", "Asia/Tokyo")).toBe("2026-11-23 2026-11-22T15:00:00.000Z");
  expect(startOf("2026-11-25T12:00:00Z", "America/Los_Angeles")).toBe("2026-11-23 2026-11-23T08:00:00.000Z");
  expect(startOf("2026-11-25T12:00:00Z", "Asia/Kathmandu")).toBe("2026-11-23 2026-11-22T18:15:00.000Z");
});

test("on Sunday evening it is Monday already in the east, and still last week in the west", () => {
  const now = "2026-11-29T20:00:00Z";
  expect(startOf(now, "Asia/Seoul")).toBe("2026-11-30 2026-11-29T15:00:00.000Z");
  expect(startOf(now, "America/Sao_Paulo")).toBe("2026-11-23 2026-11-23T03:00:00.000Z");
});

test("a week in which the clock is changed begins by the clock of its Monday", () => {
  expect(startOf("2026-10-26T12:00:00Z", "Europe/Berlin")).toBe("2026-10-26 2026-10-25T23:00:00.000Z");
  expect(startOf("2026-10-25T12:00:00Z", "Europe/Berlin")).toBe("2026-10-19 2026-10-18T22:00:00.000Z");
  expect(startOf("2026-03-29T12:00:00Z", "Europe/Berlin")).toBe("2026-03-23 2026-03-22T23:00:00.000Z");
});

test("where clocks skip midnight, the day begins an hour later", () => {
  // On Monday 2008-04-07 nothing changes; Egypt's Friday 2024-04-26 has no midnight.
  const friday = new Date("2024-04-25T22:00:00Z");
  expect(localDay(friday, "Africa/Cairo")).toBe("2024-04-26");
  expect(localDay(new Date(friday.getTime() - 1), "Africa/Cairo")).toBe("2024-04-25");
  expect(startOf("2024-04-28T12:00:00Z", "Africa/Cairo")).toBe("2024-04-22 2024-04-21T22:00:00.000Z");
});

test("days to a date are counted by the learner's calendar", () => {
  const now = new Date("2026-11-28T22:00:00Z");
  expect(daysUntil("2026-11-30", now, "UTC")).toBe(2);
  expect(daysUntil("2026-11-30", now, "Asia/Tokyo")).toBe(1);
  expect(daysUntil("2026-11-28", now, "America/New_York")).toBe(0);
  expect(daysUntil("2026-11-27", now, "UTC")).toBe(-1);
});

test("what is no time zone is none", () => {
  expect(["Europe/Berlin", "UTC", "Asia/Kolkata"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["Mars/Base", "", "../etc", "Europe/Berlin; drop"].map(isTimeZone)).toEqual([
    ...[false, false, false, false],
  ]);
});
