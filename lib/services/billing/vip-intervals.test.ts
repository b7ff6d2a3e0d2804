import { expect, test } from "vitest";

import { stackVip, usedDays, type VipGrant } from "@/lib/services/billing/vip-intervals";

const at = (text: string) => new Date(`2026-${text}T00:00:00Z`);

function grant(id: string, startsAt: Date, qty: number, more: Partial<VipGrant> = {}): VipGrant {
  return { id, qty, revoked: 0, startsAt, frozenAt: null, unlimited: false, ...more };
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

test("a day that has begun is used", () => {
  const [interval] = stackVip([grant("a", at("01-01"), 30)]);
  if (!interval) throw new Error("no interval");
  expect(usedDays(interval, 30, at("01-01"))).toBe(0);
  expect(usedDays(interval, 30, new Date("2026-01-03T01:00:00Z"))).toBe(3);
  expect(usedDays(interval, 30, at("06-01"))).toBe(30);
  expect(usedDays(interval, 30, new Date("2025-12-31T00:00:00Z"))).toBe(0);
});
