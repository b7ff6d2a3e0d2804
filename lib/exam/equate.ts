import { scoreOf } from "@/lib/core/score-scale";

export type Pair = { estimate: number; official: number };

/** Below so many pairs nothing is said. */
export const equating = { version: "2026-11", needed: 200, shares: [0.1, 0.25, 0.5, 0.75, 0.9] } as const;

/** The value that a share of all reaches at most, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

/**
 * Equipercentile: estimates and official scores that the same share of people reach at most. Null below the number that is
 * needed. Only shares of the middle are given, each with twenty people or more beyond it, so that no row is about somebody.
 */
export function equate(pairs: readonly Pair[]): Pair[] | null {
  if (pairs.length < equating.needed) return null;
  const sorted = (values: number[]) => values.toSorted((one, other) => one - other);
  const [estimates, officials] = [
    sorted(pairs.map(({ estimate }) => estimate)),
    sorted(pairs.map(({ official }) => official)),
  ];
  return equating.shares.map((share) => ({
    estimate: scoreOf(quantile(estimates, share)),
    official: scoreOf(quantile(officials, share)),
  }));
}
