import type { ReactNode } from "react";
import * as z from "zod/mini";

import type { Picture } from "@/components/learner/corrections/asked-picture";

export const SpokenSound = z.object({ address: z.string(), spokenBy: z.enum(["computer", "person"]) });
export type SpokenSound = z.infer<typeof SpokenSound>;

/** What is spoken about. Where there is a sound it is heard, and read by who cannot hear it. */
export type SpokenPrompt = {
  asks: string;
  points: readonly string[];
  picture: Picture | null;
  sound: SpokenSound | null;
};

/** A question of a conversation: which one of its prompt, and whether it follows up on an answer. */
export const SpokenQuestion = z.object({
  at: z.int(),
  isFollowUp: z.boolean(),
  asks: z.string(),
  sound: z.nullable(SpokenSound),
});
export type SpokenQuestion = z.infer<typeof SpokenQuestion>;

/** What was said, as it lies on the server: an upload for each question; `asks` is null where there is only one prompt. */
export type SpokenAnswer = {
  /** Names the handing in: sent twice, it is one. */
  key: string;
  parts: readonly { asks: string | null; upload: string }[];
  millis: number;
  isTimed: boolean;
};

/** What the screen around a task does with its answer. */
export type SpokenFrame = {
  /** Whose task it is, as a name of what is kept on this device. */
  place: string;
  /** As in the test: one take, which goes at once; no clock to choose. */
  strict: boolean;
  /** It was begun by a press before this: nothing waits for another one. */
  startsAtOnce?: boolean;
  /** What stands there before it begins, with the way in; without it what comes, and a check of the microphone. */
  ready?: (start: () => void) => ReactNode;
  /** Its time is over: where nothing is being recorded, `onNothing` is told. */
  isDue?: boolean;
  onNothing?: () => void;
  /** The answer is being taken. */
  isBusy: boolean;
  /** Why it was not taken; it can be sent again. */
  note: ReactNode;
  /** All of it is on the server. The screen forgets it (`forgetSpoken`) once it was taken. */
  onDone: (answer: SpokenAnswer) => void;
  /** Goes on without this task; null where nothing is skipped. */
  onSkip: (() => void) | null;
};
