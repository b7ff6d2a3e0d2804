import "server-only";

import { z } from "zod";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";
import { FinishedSpeech } from "@/lib/speech/synthesizer";

/** What a file was before anything was changed. LUFS and dBTP; seconds; `clipped` counts samples at full scale. */
const Measured = z.object({
  format: z.enum(["wav", "mp3"]),
  channels: z.number(),
  bits: z.number(),
  sampleRate: z.number(),
  seconds: z.number(),
  silenceBefore: z.number(),
  speechSeconds: z.number(),
  longestPause: z.number(),
  clipped: z.number(),
  lufs: z.number(),
  truePeak: z.number(),
  wordsAMinute: z.number(),
});
export type MeasuredSound = z.infer<typeof Measured>;

const Finished = z.object({
  measured: Measured,
  finished: FinishedSpeech.nullable(),
  /** As it was, where that was asked for. */
  wave: z.object({ sampleRate: z.number(), samples: z.instanceof(Float32Array) }).nullable(),
});
export type FinishedSound = z.infer<typeof Finished>;

/** Reads WAV and MP3 files of others; `finished` is null where nobody speaks. Rejects with what is wrong with a file. */
export function openSoundFiles() {
  const engine = isolateEngine({
    name: "sound files",
    file: engineFile("finish-engine.mjs"),
    host: "thread",
    result: Finished,
    seconds: 60,
    megabytes: 768,
    renewAfter: 500,
  });
  return {
    finish: (
      bytes: Uint8Array,
      text: string,
      { signal, keepsWave = false }: { signal?: AbortSignal | undefined; keepsWave?: boolean } = {},
    ): Promise<FinishedSound> => engine.run({ bytes, text, keepsWave }, signal ? { signal } : {}),
    close: engine.close,
  };
}
