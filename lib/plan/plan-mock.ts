import { type Day, daysBetween, type Facts } from "@/lib/plan/facts";

/** Days from one mock exam to the next, and between the last one and the test's week. */
const rhythm = { between: 21, beforeLast: 7 } as const;

export type MockReason = "first" | "rehearsal" | "last";

type Week = {
  monday: Day;
  /** The last one that was finished before the week, or is planned to be. */
  last: Day | null;
  /** The learner began before this week. */
  isUnderWay: boolean;
};

/** Days to the test from a Monday; endless without a test ahead. */
function daysLeft({ goals }: Pick<Facts, "goals">, monday: Day) {
  const left = goals.testDate === null ? -1 : daysBetween(monday, goals.testDate);
  return left < 0 ? Infinity : left;
}

/** Whether a mock exam belongs into a week; one that was missed is due in the next. None stands in the week of the test. */
export function planMock(facts: Facts, { monday, last, isUnderWay }: Week): MockReason | null {
  const left = daysLeft(facts, monday);
  if (!facts.open.mock || left < 7) return null;
  const since = last === null ? Infinity : daysBetween(last, monday);
  if (left < 14) return since >= rhythm.beforeLast ? "last" : null;
  if (last === null) return isUnderWay || left < 21 ? "first" : null;
  // The last one is near.
  return since >= rhythm.between && left >= 21 ? "rehearsal" : null;
}
