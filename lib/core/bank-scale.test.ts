import fc from "fast-check";
import { expect, test } from "vitest";

import { bankLevelOf, examDifficulty } from "@/lib/core/bank-scale";
import { cefrLevels, cefrOf, cefrTable } from "@/lib/core/cefr";
import { pointsOf } from "@/lib/core/score-scale";

/** Every difficulty that an item of the bank can have: three decimals. */
const difficulties = Array.from({ length: 8001 }, (_, at) => (at - 4000) / 1000);

const inPoints = (bankDifficulty: number) => pointsOf(examDifficulty(bankDifficulty));

test("an item's level in the bank is the level of its difficulty on the exam's scale", () => {
  for (const b of difficulties) expect([b, cefrOf(inPoints(b))]).toEqual([b, bankLevelOf(b)]);
  fc.assert(
    fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (b) => cefrOf(inPoints(b)) === bankLevelOf(b)),
  );
});

test("what is harder in the bank is harder in the exam, without a step", () => {
  for (const [at, b] of difficulties.slice(1).entries()) {
    const rise = inPoints(b) - inPoints(difficulties[at] ?? b);
    expect(rise).toBeGreaterThan(0.01);
    expect(rise).toBeLessThan(0.06);
  }
});

test("the bank's ends are those of the scale, and a level begins where the table says", () => {
  expect(inPoints(-3.5)).toBe(10);
  expect(inPoints(3.5)).toBe(160);
  const firstOf = (level: (typeof cefrLevels)[number]) =>
    difficulties.find((b) => bankLevelOf(b) === level) ?? 0;
  for (const level of cefrLevels.slice(1))
    expect(inPoints(firstOf(level))).toBeCloseTo(cefrTable.from[level], 1);
});
