import { type Slot } from "@/lib/exam/blueprint/blueprint";
import { timeOf } from "@/lib/exam/blueprint/task-times";
import type { GivenAnswer } from "@/lib/exam/sitting-report/given-answer";
import type { Score } from "@/lib/exam/state";
import type { AnswerMark } from "@/lib/questions/report-view";

/** Of what a middling learner takes: less than this is in a hurry. */
const hurried = 0.3;

/** Seconds of the limit of all that is asked in a slot, and of what a middling learner takes of it. */
export function timesOf({ task, facets }: Slot): { limit: number; typical: number } {
  const times = facets.map((facet) => timeOf(task, facet));
  return {
    limit: times.reduce((sum, { limit }) => sum + limit, 0),
    typical: times.reduce((sum, { limit, share }) => sum + limit * share, 0),
  };
}

/** What is worth saying of how an answer was given. A right answer is never called rushed. */
export function markAnswer(slot: Slot, given: GivenAnswer | undefined, score: Score | null): AnswerMark[] {
  if (!given) return [];
  const isFull = score?.state === "share" && score.share >= 1;
  const isRushed =
    !given.isEmpty && !isFull && given.seconds !== null && given.seconds < hurried * timesOf(slot).typical;
  const marks: [AnswerMark, boolean][] = [
    ["skipped", given.isEmpty],
    ["rushed", isRushed && slot.weight === null],
    ["timed-out", given.isTimedOut],
    ["changed", given.changes > 0],
    ["late", given.isTooLate],
  ];
  return marks.flatMap(([mark, isSo]) => (isSo ? [mark] : []));
}
