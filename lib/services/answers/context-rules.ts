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

export const contextRules: Record<AnswerContext, ContextRules> = {
  practice: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: true },
  course: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: true },
  correction: { graceMillis: null, scoresNothing: false, showsResults: true, allowsRepeats: false },
  exam: { graceMillis: graceSeconds * 1_000, scoresNothing: true, showsResults: false, allowsRepeats: false },
};
