/** The whole test, an exam of one skill, one free part of the whole, and the first look at a level. */
export const examKinds = [
  "mock",
  "short-reading",
  "short-listening",
  "short-writing",
  "short-speaking",
  "section",
  "diagnostic",
] as const;
export type ExamKind = (typeof examKinds)[number];

/** `ready`: made, nothing was begun. `given-up` and `expired` have no score; `failed` could not be scored. */
export const examStates = ["ready", "running", "scoring", "done", "failed", "given-up", "expired"] as const;

/** What the times of a sitting are multiplied by; more than 1 is told in its report. */
export const timeMultipliers = [1, 1.25, 1.5, 2] as const;
export type TimeMultiplier = (typeof timeMultipliers)[number];

/** Seconds after a deadline in which what was entered before it may still arrive. */
export const graceSeconds = 120;
/** How long a sitting waits for its next task. */
export const waitHours = 24;
/** A report that is not there after so long never comes, and its credit goes back. */
export const reportMinutes = 30;
