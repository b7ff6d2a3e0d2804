import { type Estimate, isDifferent } from "@/lib/exam/report";
import type { EarlierView } from "@/lib/questions/report-view";

/** A sitting that has a report, as it is compared. */
export type Comparable = {
  id: string;
  finishedAt: Date;
  overall: Estimate;
  skillCount: number;
  /** Which test it was, and on which scale: others cannot be compared. */
  blueprint: string;
  scale: string;
};

/**
 * How a score is beside earlier ones: higher or lower only beyond 1.96 errors of the difference. That an engine errs alike
 * in all sittings of a person would make it less; it is not taken off, so that less is claimed.
 */
export function compareEarlier(now: Comparable, earlier: readonly Comparable[]): EarlierView[] {
  return earlier
    .filter(({ blueprint }) => blueprint === now.blueprint)
    .toSorted((one, other) => one.finishedAt.getTime() - other.finishedAt.getTime())
    .map((each) => ({
      id: each.id,
      finishedAt: each.finishedAt.toISOString(),
      overall: { score: each.overall.score, low: each.overall.low, high: each.overall.high },
      skillCount: each.skillCount,
      change: isComparable(now, each) ? changeOf(now.overall, each.overall) : null,
    }));
}

const isComparable = (one: Comparable, other: Comparable) =>
  one.skillCount === other.skillCount && one.scale === other.scale;

function changeOf(now: Estimate, before: Estimate): EarlierView["change"] {
  if (!isDifferent(now, before)) return "similar";
  return now.points > before.points ? "higher" : "lower";
}
