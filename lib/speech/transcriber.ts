import { z } from "zod";

import type { Wave } from "@/lib/speech/wave-file";

/** Seconds from the start of the sound. */
export const HeardWord = z.object({
  word: z.string(),
  start: z.number().min(0),
  end: z.number().min(0),
});
export type HeardWord = z.infer<typeof HeardWord>;

/**
 * What was said. `timing` tells where the times of the words come from: the recognizer, or an estimate that spreads the
 * words of a stretch of speech by their letters, good for a rate but not for a pause. Without words the text is empty.
 */
export type Transcript = {
  text: string;
  words: HeardWord[];
  timing: "recognized" | "estimated";
  language?: string;
  /** Name and version of what heard it. */
  engine: string;
};

/** Turns spoken English into text. It never invents: silence is an empty text, and what failed rejects. */
export type Transcriber = {
  engine: string;
  /** Mono sound of at most `mostSeconds`. */
  transcribe: (audio: Wave, signal?: AbortSignal) => Promise<Transcript>;
  close: () => Promise<void>;
};

const mostSeconds = 300;

export function requireHearable({ samples, sampleRate }: Wave) {
  if (samples.length === 0 || !(sampleRate >= 8_000 && sampleRate <= 192_000))
    throw new Error("There is no sound to listen to.");
  if (samples.length / sampleRate > mostSeconds)
    throw new Error(`The sound is longer than ${mostSeconds} seconds.`);
}
