import "server-only";

import { graceSeconds } from "@/lib/core/exam-kinds";

export type AnswerContext = "practice" | "exam" | "correction" | "course";

export type ContextRules = {
  /** How long after its deadline an answer still counts; what comes later is kept only. Null where no deadline is enforced. */
  graceMillis: number | null;
  /** What gives nothing to judge is scored at its floor, as the real test does. */
  scoresNothing: boolean;
  /** Outcomes and reviews go out at once; else the context's own report brings them. */
  showsResults: boolean;
  /** Where the step allows it, one that is settled may be answered again. */
  allowsRepeats: boolean;
};

/** `isExamMode`: a practice set that keeps the test's times. */
export type Kept = { context: AnswerContext; isExamMode?: boolean };

export const contextRules: Record<AnswerContext, ContextRules> = {
  practice: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: true },
  course: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: true },
  correction: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: false },
  exam: { graceMillis: graceSeconds * 1_000, scoresNothing: true, showsResults: false, allowsRepeats: false },
};

/** In exam mode a practice set has the exam's deadlines, shows nothing before its end, and is practice in all else. */
export function rulesOf({ context, isExamMode = false }: Kept): ContextRules {
  const { graceMillis, showsResults, allowsRepeats } = contextRules.exam;
  const own = contextRules[context];
  return isExamMode ? { ...own, graceMillis, showsResults, allowsRepeats } : own;
}
