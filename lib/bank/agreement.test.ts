import fc from "fast-check";
import { expect, test } from "vitest";

import { rankCorrelation, weightedKappa } from "@/lib/bank/agreement";

test("ranks that agree correlate by 1, ranks that oppose by -1, and ties share their rank", () => {
  expect(rankCorrelation([1, 2, 3, 9].map((value) => [value, value ** 3]))).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3, 9].map((value) => [value, -value]))).toBeCloseTo(-1, 12);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
  const pairs: [number, number][] = [
    [1, 10],
    [5, 20],
    [5, 30],
    [7, 40],
  ];
  expect(rankCorrelation(pairs)).toBeCloseTo(4.5 / Math.sqrt(22.5), 12);
});

/** A table of counts as pairs: rows are the first reader's classes. */
const pairsOf = (table: number[][]) =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, () => [one, other] as const)),
  );

test("weighted kappa of a table worked out by hand", () => {
  // Six of twenty are one class apart.
  const table = [
    [6, 2, 0],
    [1, 5, 1],
    [0, 2, 3],
  ];
  const rows = [8, 7, 5];
  const columns = [7, 9, 4];
  const chance = (power: number) =>
    rows
      .flatMap((row, one) => columns.map((column, other) => row * column * Math.abs(one - other) ** power))
      .reduce((sum, part) => sum + part, 0) / 400;
  expect(chance(1)).toBeCloseTo(0.82, 12);
  expect(weightedKappa(pairsOf(table), 3, "linear")).toBeCloseTo(1 - 0.3 / 0.82, 12);
  expect(weightedKappa(pairsOf(table), 3, "quadratic")).toBeCloseTo(1 - 0.3 / chance(2), 12);
});

test("readers who agree have a kappa of 1, and who sorts first does not matter", () => {
  const pairs = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 5 });
  fc.assert(
    fc.property(pairs, (sorted) => {
      const turned = sorted.map(([one, other]) => [other, one] as const);
      for (const weights of ["linear", "quadratic"] as const) {
        const kappa = weightedKappa(sorted, 5, weights);
        if (Number.isNaN(kappa)) continue;
        expect(kappa).toBeLessThanOrEqual(1);
        expect(weightedKappa(turned, 5, weights)).toBeCloseTo(kappa, 10);
      }
    }),
    { seed: 5 },
  );
  const same = [0, 1, 2, 3, 3].map((level) => [level, level] as const);
  expect(weightedKappa(same, 5, "quadratic")).toBe(1);
});
