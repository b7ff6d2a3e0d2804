import { z } from "zod";

const seconds = z.number();

/** What the page of speaking correction shows of a reading: see `HeardWord` of `lib/speech/read-aloud`. */
const ShownReading = z.object({
  total: z.int(),
  words: z.int(),
  fluency: z.int(),
  pace: z.int(),
  pauses: z.array(z.object({ after: z.int(), seconds })),
  judged: z
    .array(z.object({ start: z.int(), end: z.int(), state: z.enum(["read", "skipped", "changed"]) }))
    .min(1),
});

/** What it shows of free speech that nothing turned into text. */
const ShownMeasures = z.object({
  seconds,
  speechSeconds: seconds,
  pauses: z.array(z.object({ start: seconds, end: seconds })),
  runSeconds: seconds.nullable(),
  syllablesASecond: z.number().nullable(),
  wordsAMinute: z.null(),
  fillers: z.null(),
});

/** A silence between two pieces, in seconds, or what is said. */
const Said = z.union([z.string(), z.number()]);

export const SpeechSample = z.object({
  aloud: z.object({
    sentence: z.string(),
    /** What the voice was given to read in its place. */
    said: z.array(Said),
    audio: z.string(),
    /** As `npm run site:sample-speech` wrote it. */
    result: ShownReading,
  }),
  free: z.object({
    /** Of the authored prompts of Speaking Sample. */
    prompt: z.string(),
    asked: z.string(),
    said: z.array(Said),
    audio: z.string(),
    result: ShownMeasures,
  }),
});
