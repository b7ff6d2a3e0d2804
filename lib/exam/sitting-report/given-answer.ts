/** What a sitting knows of one answer besides its score. */
export type GivenAnswer = {
  /** Between the start of its clock and the answer; null where nothing was given. */
  seconds: number | null;
  /** The clock ended it. */
  isTimedOut: boolean;
  isEmpty: boolean;
  /** It arrived when it could not count any more. */
  isTooLate: boolean;
  /** How often it was given anew before it counted. */
  changes: number;
  correctionId: string | null;
  /** What was written or said, for tasks that an engine scores. */
  text: string | null;
};
