/**
 * From which score of 10 to 160 a level begins: the one table for engines, bank, reports and pages. B2 and C1 are what two
 * independent public sources agree on; the others are ours, in equal steps below and above, and no official limit.
 */
export const cefrTable = {
  version: "2026-11",
  from: { A1: 10, A2: 60, B1: 80, B2: 100, C1: 130, C2: 150 },
} as const;

export const cefrLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

const highest = 160;

/** The middle of a level's band. */
export function middleOf(level: CefrLevel): number {
  const next = cefrLevels[cefrLevels.indexOf(level) + 1];
  return (cefrTable.from[level] + (next ? cefrTable.from[next] : highest)) / 2;
}

/** The level of a score; below the scale it is A1. */
export function cefrOf(score: number): CefrLevel {
  return cefrLevels.findLast((level) => score >= cefrTable.from[level]) ?? "A1";
}
