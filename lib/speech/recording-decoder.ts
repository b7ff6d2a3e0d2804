import "server-only";
import { z } from "zod";

import { EngineFault } from "@/lib/engines/engine-fault";
import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";

/** Of what is decoded, in Hertz, one channel. */
export const recordingRate = 16_000;

const Decoded = z.object({
  format: z.enum(["webm", "ogg", "wav", "m4a", "mp3"]),
  samples: z.instanceof(Float32Array),
  seconds: z.number(),
});
export type DecodedRecording = z.infer<typeof Decoded>;

export type RecordingDecoder = {
  /**
   * One channel of 16 kHz, from -1 to 1; a little more than `mostSeconds` at most. Null for what is no recording that
   * can be read. Rejects with `EngineFault` when the engine fails otherwise.
   */
  decode: (bytes: Uint8Array, mostSeconds: number, signal?: AbortSignal) => Promise<DecodedRecording | null>;
  close: () => Promise<void>;
};

/** Reads what people record: Opus in WebM, Ogg or MP4, WAV and MP3. */
export function createRecordingDecoder(): RecordingDecoder {
  const engine = isolateEngine({
    name: "recording",
    file: engineFile("recording-engine.mjs"),
    host: "thread",
    result: Decoded,
    seconds: 20,
    megabytes: 256,
    renewAfter: 500,
  });
  return {
    decode: (bytes, mostSeconds, signal) =>
      engine.run({ bytes, mostSeconds }, signal ? { signal } : {}).catch((error: unknown) => {
        // What somebody made to break the decoder is as unreadable as what it refuses.
        if (error instanceof EngineFault && error.reason !== "stopped") return null;
        throw error;
      }),
    close: engine.close,
  };
}
