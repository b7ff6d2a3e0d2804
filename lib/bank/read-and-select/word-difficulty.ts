import type { WordFeatures } from "@/lib/bank/difficulty";

/**
 * Where the levels meet, as frequencies in films: learners at A2 recognize about 2,000 headwords, at B1 about 4,000, at
 * B2 7,000 and at C1 10,000 (after the counts of the English Vocabulary Profile and Milton, 2010), moved so that each
 * level has enough words. Set by reasoning, not fitted: no licensed list by level not made from frequency was at hand.
 */
const knots: readonly (readonly [zipf: number, b: number])[] = [
  [6.5, -3.5],
  [5.6, -2.625],
  [4, -1.315],
  [3.29, 0.125],
  [2.68, 1.565],
  [2.32, 2.75],
  [1.9, 3.5],
];

const round = (value: number) => Math.round(value * 1000) / 1000;

/** How hard a real word is to recognize, on the scale of `lib/bank/difficulty.ts`: frequency, then a little for its length. */
export function recognitionDifficulty({ zipf, letters, syllables }: WordFeatures): number {
  const b = byFrequency(zipf) + 0.03 * (letters - 7) + 0.05 * (syllables - 2);
  return round(Math.min(3.5, Math.max(-3.5, b)));
}

function byFrequency(zipf: number): number {
  const after = knots.findIndex(([knot]) => knot <= zipf);
  const [lowZipf, highB] = knots[after] ?? [1.9, 3.5];
  const [highZipf, lowB] = knots[after - 1] ?? [6.5, -3.5];
  if (after === 0 || highZipf === lowZipf) return lowB;
  return lowB + ((highZipf - zipf) / (highZipf - lowZipf)) * (highB - lowB);
}
