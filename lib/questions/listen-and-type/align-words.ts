import { editDistance } from "@/lib/questions/edit-distance";

export type AlignmentOp =
  | { kind: "match"; expected: string; given: string }
  | { kind: "substitute"; expected: string; given: string }
  | { kind: "omit"; expected: string }
  | { kind: "extra"; given: string };

export type Alignment = { ops: AlignmentOp[]; cost: number };

const OMISSION = 1;
const EXTRA = 0.5;
const WORST_SUBSTITUTION = 0.9;

/** A misspelt word costs its share of wrong letters; any other word costs a little less than leaving it out. */
export function substitutionCost(expected: string, given: string): number {
  if (expected === given) return 0;
  return Math.min(WORST_SUBSTITUTION, editDistance(expected, given) / [...expected].length);
}

/** Costs of aligning the first `row` expected words with the first `column` given ones. */
function fillCosts(expected: readonly string[], given: readonly string[]) {
  const costs = [Array.from({ length: given.length + 1 }, (_, column) => column * EXTRA)];
  for (const [row, word] of expected.entries()) {
    const above = costs[row] ?? [];
    const current = [(row + 1) * OMISSION];
    for (const [column, other] of given.entries()) {
      const replaced = (above[column] ?? 0) + substitutionCost(word, other);
      const omitted = (above[column + 1] ?? 0) + OMISSION;
      const added = (current[column] ?? 0) + EXTRA;
      current.push(Math.min(replaced, omitted, added));
    }
    costs.push(current);
  }
  return costs;
}

/**
 * The cheapest alignment of what was said with what was typed, both as normalized words.
 * Weighted Levenshtein over words: omission 1, extra word 0.5, substitution by letters up to 0.9.
 */
export function alignWords(expected: readonly string[], given: readonly string[]): Alignment {
  const costs = fillCosts(expected, given);
  const costAt = (row: number, column: number) => costs[row]?.[column] ?? Infinity;
  const ops: AlignmentOp[] = [];
  let row = expected.length;
  let column = given.length;

  while (row > 0 || column > 0) {
    const op = lastOp({ row, column, word: expected[row - 1], other: given[column - 1], costAt });
    ops.push(op);
    if ("expected" in op) row -= 1;
    if ("given" in op) column -= 1;
  }
  return { ops: ops.reverse(), cost: costAt(expected.length, given.length) };
}

type Cell = {
  row: number;
  column: number;
  word: string | undefined;
  other: string | undefined;
  costAt: (row: number, column: number) => number;
};

/** The step that led to a cell; on a tie a pair comes before an omission, and an omission before an extra word. */
function lastOp({ row, column, word, other, costAt }: Cell): AlignmentOp {
  const cameFrom = (cost: number, step: number) => Math.abs(cost + step - costAt(row, column)) < 1e-9;

  if (word !== undefined && other !== undefined) {
    if (cameFrom(costAt(row - 1, column - 1), substitutionCost(word, other))) {
      return { kind: word === other ? "match" : "substitute", expected: word, given: other };
    }
  }
  if (word !== undefined && cameFrom(costAt(row - 1, column), OMISSION))
    return { kind: "omit", expected: word };
  return { kind: "extra", given: other ?? "" };
}
