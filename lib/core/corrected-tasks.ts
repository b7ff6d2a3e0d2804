/** The tasks that are corrected for a credit each, beside a free text; Read Aloud is practice. */
export const writingTasks = [
  "write-about-the-photo",
  "interactive-writing",
  "writing-sample",
  "summarize-the-conversation",
  "free-text",
] as const;
export type WritingTask = (typeof writingTasks)[number];

export const speakingTasks = [
  "speak-about-the-photo",
  "read-then-speak",
  "interactive-speaking",
  "speaking-sample",
  "listen-then-speak",
] as const;
export type SpeakingTask = (typeof speakingTasks)[number];

export const correctedTasks = [...writingTasks, ...speakingTasks] as const;
export type CorrectedTask = (typeof correctedTasks)[number];
