import "server-only";

export type AnswerContext = "practice" | "exam" | "correction" | "course";

export type ContextRules = {
  /** An answer after the deadline is kept and does not count. */
  enforcesDeadline: boolean;
  /** What gives nothing to judge is scored at its floor, as the real test does. */
  scoresNothing: boolean;
  /** Outcomes and reviews go out at once; else the context's own report brings them. */
  showsResults: boolean;
  /** Where the step allows it, one that is settled may be answered again. */
  allowsRepeats: boolean;
};

export const contextRules: Record<AnswerContext, ContextRules> = {
  practice: { enforcesDeadline: false, scoresNothing: false, showsResults: true, allowsRepeats: true },
  course: { enforcesDeadline: false, scoresNothing: false, showsResults: true, allowsRepeats: true },
  correction: { enforcesDeadline: false, scoresNothing: false, showsResults: true, allowsRepeats: false },
  exam: { enforcesDeadline: true, scoresNothing: true, showsResults: false, allowsRepeats: false },
};

/** How long an answer may travel. */
export const travelMillis = 2_000;
