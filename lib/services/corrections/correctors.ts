import "server-only";

import type { Assessment, WritingCorrector, WritingInput } from "@/lib/assess/assessment";
import type { SpeakingTask } from "@/lib/core/corrected-tasks";
import type { SpeechMeasures } from "@/lib/services/corrections/views";

/** Who else gets to read or hear what learners send in, where, and how long they keep it: named before anybody agrees. */
export type Processor = { name: string; place: string; keeps: string };

/** A model that corrects, beside the embedded engine. */
export type ModelCorrector = {
  /** Null for one on the operator's own machines. */
  processor: Processor | null;
  /** `isFresh`: asked anew, past whatever was kept of the same text. */
  assess: (input: WritingInput, how: { signal: AbortSignal; isFresh: boolean }) => Promise<Assessment>;
  /** Keeps nothing more of what was written in this correction, or by this person where none is named. */
  forget: (owner: { userId: string; correctionId: string | null }) => void;
  close: () => Promise<void>;
};

export type SpeakingInput = {
  task: SpeakingTask;
  /** What was asked, by part. */
  asked: readonly string[];
  /** As they were sent in, by part. */
  recordings: readonly { bytes: Uint8Array<ArrayBuffer>; contentType: string }[];
  locale: string;
};

/** Measures free speech and, where something turns it into text, corrects it. */
export type SpeakingCorrector = {
  /** Where recordings go that leave the installation; null when none do. */
  processor: Processor | null;
  /** A transcriber is configured and was tried: only then is free speech sold. */
  transcribes: boolean;
  /** What was said in one recording; null where nothing hears it, or nothing in it is speech. */
  hear: (
    recording: SpeakingInput["recordings"][number],
    how: { signal: AbortSignal; isHosted: boolean },
  ) => Promise<string | null>;
  /** `isHosted` is false for who did not agree: then nothing may leave the installation. */
  assess: (
    input: SpeakingInput,
    how: { signal: AbortSignal; isFresh: boolean; isHosted: boolean },
  ) => Promise<{ assessment: Assessment; measures: SpeechMeasures }>;
  close: () => Promise<void>;
};

/** What this installation corrects with. */
export type Correctors = {
  writing: WritingCorrector;
  writingModel: ModelCorrector | null;
  speaking: SpeakingCorrector | null;
  /** What takes longer to answer once has failed. */
  attemptSeconds: number;
};
