import { cefrLevels, type CefrLevel, cefrTable } from "@/lib/core/cefr";
import { scoreScale, thetaOf } from "@/lib/core/score-scale";

/**
 * The bank's difficulties are a scale of their own, from -3.5 to 3.5: each level begins halfway between two anchors of
 * `lib/bank/difficulty.ts`. They have three decimals; one that stands in the very middle is of the level below, but B1.
 */
const bankScale = {
  from: { A1: -3.5, A2: -2.6245, B1: -1.315, B2: 0.1255, C1: 1.5655, C2: 2.7505 },
  to: 3.5,
} as const;

/** The level of a difficulty of the bank. */
export function bankLevelOf(bankDifficulty: number): CefrLevel {
  return cefrLevels.findLast((level) => bankDifficulty >= bankScale.from[level]) ?? "A1";
}

/** Where each level begins on both scales, and where both end. */
const knots = [
  ...cefrLevels.map((level) => ({ bank: bankScale.from[level], points: cefrTable.from[level] })),
  { bank: bankScale.to, points: scoreScale.to },
];

/**
 * A difficulty of the bank on the exam's scale, in units of ability: its level is the level there, by the one table of
 * `cefr.ts`, and inside a level all goes evenly. Beyond the ends a unit is a unit.
 */
export function examDifficulty(bankDifficulty: number): number {
  const at = knots.findLastIndex(({ bank }) => bankDifficulty >= bank);
  const [below, above] = [knots[at], knots[at + 1]];
  if (!below || !above) {
    const end = below ?? { bank: bankScale.from.A1, points: scoreScale.from };
    return thetaOf(end.points) + (bankDifficulty - end.bank);
  }
  const share = (bankDifficulty - below.bank) / (above.bank - below.bank);
  return thetaOf(below.points + share * (above.points - below.points));
}
