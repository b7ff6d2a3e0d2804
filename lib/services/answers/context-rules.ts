import "server-only";

export type AnswerContext = "practice" | "exam" | "correction" | "course";

export type ContextRules = {
  /** An answer after the deadline is kept and does not count. */
  enforcesDeadline: boolean;
  /** What gives nothing to judge is scored at its floor, as the real test does. */
  scoresNothing: boolean;
  /** Outcomes and reviews go out at once; else the context's own report brings them. */
  showsResults: boolean;
};

export const contextRules: Record<AnswerContext, ContextRules> = {
  practice: { enforcesDeadline: false, scoresNothing: false, showsResults: true },
  course: { enforcesDeadline: false, scoresNothing: false, showsResults: true },
  correction: { enforcesDeadline: false, scoresNothing: false, showsResults: true },
  exam: { enforcesDeadline: true, scoresNothing: true, showsResults: false },
};

/** How long an answer may travel. */
export const travelMillis = 2_000;
