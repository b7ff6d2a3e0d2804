import { expect, test } from "vitest";

import { begunDays, endAfterCut, stackVip, type VipGrant } from "@/lib/services/billing/vip-intervals";

const at = (text: string) => new Date(`2026-${text}T00:00:00Z`);

function grant(id: string, startsAt: Date, qty: number, more: Partial<VipGrant> = {}): VipGrant {
  return { id, qty, revoked: 0, startsAt, endedAt: null, frozenAt: null, unlimited: false, ...more };
}

test("a second purchase begins where the first ends", () => {
  const [first, second] = stackVip([grant("a", at("01-01"), 30), grant("b", at("01-10"), 7)]);
  expect(first?.end).toEqual(at("01-31"));
  expect(second).toMatchObject({ start: at("01-31"), end: at("02-07") });
});

test("a purchase after the end begins at once", () => {
  const [, second] = stackVip([grant("a", at("01-01"), 3), grant("b", at("03-01"), 7)]);
  expect(second).toMatchObject({ start: at("03-01"), end: at("03-08") });
});

test("days taken back from the first move the second forward", () => {
  const [first, second] = stackVip([
    grant("a", at("01-01"), 30, { revoked: 10 }),
    grant("b", at("01-02"), 7),
  ]);
  expect(first?.end).toEqual(at("01-21"));
  expect(second).toMatchObject({ start: at("01-21"), end: at("01-28") });
});

test("a frozen grant ends where it was frozen, and one frozen before its start gives nothing", () => {
  const [first, second] = stackVip([
    grant("a", at("01-01"), 30, { frozenAt: at("01-05") }),
    grant("b", at("01-02"), 7, { frozenAt: at("01-03") }),
  ]);
  expect(first?.end).toEqual(at("01-05"));
  expect(second).toMatchObject({ start: at("01-05"), end: at("01-05") });
});

test("the day that runs has begun", () => {
  const [interval] = stackVip([grant("a", at("01-01"), 30)]);
  if (!interval) throw new Error("no interval");
  expect(begunDays(interval, 30, at("01-01"))).toBe(0);
  expect(begunDays(interval, 30, new Date("2026-01-03T01:00:00Z"))).toBe(3);
  expect(begunDays(interval, 30, at("06-01"))).toBe(30);
  expect(begunDays(interval, 30, new Date("2025-12-31T00:00:00Z"))).toBe(0);
});

test("a purchase that a refund ended stops then, and the next one begins there", () => {
  const [first, second] = stackVip([
    grant("a", at("01-01"), 30, { revoked: 28, endedAt: at("01-11") }),
    grant("b", at("01-09"), 7),
  ]);
  expect(first?.end).toEqual(at("01-11"));
  expect(second).toMatchObject({ start: at("01-11"), end: at("01-18") });
});

test("a cut ends a purchase at once when fewer days stay than have passed, and never after its end", () => {
  const [interval] = stackVip([grant("a", at("01-01"), 30)]);
  if (!interval) throw new Error("no interval");
  expect(endAfterCut(interval, 15, at("01-11"))).toBeNull();
  expect(endAfterCut(interval, 2, at("01-11"))).toEqual(at("01-11"));
  expect(endAfterCut(interval, 2, at("03-01"))).toEqual(at("01-31"));
  expect(endAfterCut(interval, 0, new Date("2025-12-01T00:00:00Z"))).toBeNull();
});
