import { type CorrectedTask, speakingTasks } from "@/lib/core/corrected-tasks";

/** Credits for one task: an Interactive Writing with its follow-up, a whole conversation, any other answer. */
export const correctionCost = 1;

/** Why a correction costs nothing. */
export const freeCorrections = [
  /** A score that says less than usual, or none. */
  "limited",
  /** No result after ten minutes or two failures. */
  "failed",
  /** Free speech that is not turned into text: nothing does so here, or its speaker keeps it here. */
  "no-transcriber",
  /** The tasks of a mock exam. */
  "exam",
  /** A revised text: see `freeRevisions`. */
  "revision",
  /** Asking a model again, once. */
  "check",
] as const;
export type FreeCorrection = (typeof freeCorrections)[number];

/** Only a full score takes what was set aside. */
export const takesCredit = (status: "scored" | "limited" | "unscorable" | null) => status === "scored";

/** How often what was paid for may be revised, from its first result on. */
export const freeRevisions = { times: 3, days: 7 };

/** A writing correction without a credit, one in so many days for a person and for a device; of an address range so many a day. */
export const freeTry = { days: 30, networkADay: 20 };

/** What an unlimited plan pays for within 24 hours: fair use. */
export const unlimitedADay = 100;

/** When a correction that has no result is given up. */
export const correctionPatience = { minutes: 10, failures: 2 };

/** How long recordings are kept. */
export const recordingDays = 90;

export const isSpeaking = (task: CorrectedTask) => speakingTasks.some((each) => each === task);
