import * as z from "zod/mini";

import { oneStep } from "@/lib/questions/define-schema";

/** `changed`: something else was said in its place. */
export const wordStates = ["read", "skipped", "changed"] as const;
export type WordState = (typeof wordStates)[number];

const Points = z.int().check(z.minimum(0), z.maximum(100));
const Seconds = z.number().check(z.minimum(0));

/** A word by the place of its letters in the sentence (UTF-16) and, where it was read, by its time in the recording. */
const Word = z.object({
  start: z.int(),
  end: z.int(),
  state: z.enum(wordStates),
  heardAt: z.nullable(Seconds),
  seconds: Seconds,
});

/** What was heard of a reading. A scale of its own: words 60, fluency 40, never mapped to 10-160. */
export const Reading = z.object({
  words: z.array(Word),
  total: Points,
  wordPoints: Points,
  fluencyPoints: Points,
  /** Words a minute. */
  pace: z.int().check(z.minimum(0)),
  /** Stops within a phrase, longest first; `after` is the place of a word. */
  pauses: z.array(z.object({ after: z.int(), seconds: Seconds })),
});
export type Reading = z.infer<typeof Reading>;

const reading = oneStep({
  skill: "speaking",
  clock: { begins: "display", prepare: 0, seconds: 20 },
  prompt: z.object({ sentence: z.string().check(z.minLength(1), z.maxLength(300)) }),
  /** A finished upload of the caller's; null for who skips the task. */
  answer: z.object({ recording: z.nullable(z.uuid()) }),
  /** `reading` is null where nothing could be judged; the outcome says why. */
  review: z.object({ recording: z.nullable(z.uuid()), reading: z.nullable(Reading) }),
  blank: { recording: null },
  repeats: true,
});

/** No task of today's test: it was taken out in July 2025 and is practiced here, marked so. */
export const readAloud = { ...reading, isLegacy: true } as const;
