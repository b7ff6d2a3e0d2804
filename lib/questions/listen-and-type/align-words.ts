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
  const ops: AlignmentOp[] = [];
  let row = expected.length;
  let column = given.length;

  while (row > 0 || column > 0) {
    const here = costs[row]?.[column] ?? 0;
    const word = expected[row - 1];
    const other = given[column - 1];

    if (
      word !== undefined &&
      other !== undefined &&
      same(here, costs[row - 1]?.[column - 1], substitutionCost(word, other))
    ) {
      ops.push({ kind: word === other ? "match" : "substitute", expected: word, given: other });
      row -= 1;
      column -= 1;
    } else if (word !== undefined && same(here, costs[row - 1]?.[column], OMISSION)) {
      ops.push({ kind: "omit", expected: word });
      row -= 1;
    } else {
      ops.push({ kind: "extra", given: other ?? "" });
      column -= 1;
    }
  }
  return { ops: ops.reverse(), cost: costs[expected.length]?.[given.length] ?? 0 };
}

function same(here: number, before: number | undefined, step: number) {
  return before !== undefined && Math.abs(before + step - here) < 1e-9;
}
