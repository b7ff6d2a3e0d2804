import type { AnswerMark } from "@/lib/questions/report-view";

/** What a sitting knows of one answer besides its score. */
export type GivenAnswer = {
  /** Between the start of its clock and the answer; null where nothing was begun. */
  seconds: number | null;
  marks: readonly AnswerMark[];
  correctionId: string | null;
  /** What was written or said, for tasks that an engine scores. */
  text: string | null;
};
