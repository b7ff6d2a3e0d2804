import { expect, test } from "vitest";

import { equate, equating, type Pair } from "@/lib/exam/equate";

const pairs = (count: number, official: (estimate: number) => number): Pair[] =>
  Array.from({ length: count }, (_, at) => {
    const estimate = 60 + 5 * (at % 17);
    return { estimate, official: official(estimate) };
  });

test("below two hundred pairs nothing is compared", () => {
  expect(equate(pairs(equating.needed - 1, (estimate) => estimate))).toBeNull();
  expect(equate(pairs(equating.needed, (estimate) => estimate))).toHaveLength(equating.shares.length);
});

test("scores that the same share of people reach stand side by side", () => {
  for (const { estimate, official } of equate(pairs(500, (each) => each - 10)) ?? [])
    expect(official).toBe(estimate - 10);
});

test("who is who does not matter: single pairs cannot be told from the rows", () => {
  const known = pairs(300, (estimate) => estimate - 5);
  const officials = known.map(({ official }) => official).toReversed();
  const shuffled = known.map(({ estimate }, at) => ({ estimate, official: officials[at] ?? 0 }));
  expect(equate(shuffled)).toEqual(equate(known));
});
