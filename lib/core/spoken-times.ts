import type { SpeakingTask } from "@/lib/core/corrected-tasks";

/** The clock of a task that is spoken freely, in seconds. */
export type SpokenTimes = {
  /** To prepare; may be cut short. */
  prepare: number;
  /** To speak, for each question. */
  seconds: number;
  /** Before which nobody stops. */
  least: number;
  /** What an answer should last: a line on the bar. */
  mark: number | null;
  /** How often the question is heard; 0 where it is read. */
  plays: number;
};

const read = { least: 0, mark: null, plays: 0 };

/** As publicly known in November 2026: `/learn/test-format` tells readers the same. */
export const spokenTimes: Record<SpeakingTask, SpokenTimes> = {
  "speak-about-the-photo": { ...read, prepare: 20, seconds: 90 },
  "read-then-speak": { ...read, prepare: 20, seconds: 90 },
  "interactive-speaking": { ...read, prepare: 0, seconds: 35, plays: 1 },
  "speaking-sample": { ...read, prepare: 30, seconds: 180, least: 30, mark: 60 },
  "listen-then-speak": { ...read, prepare: 20, seconds: 90, plays: 3 },
};
