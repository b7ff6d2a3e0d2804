import { afterAll } from "vitest";

import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { toWaveFile } from "@/lib/speech/wave-file";

/** WAV files of the product's own computer voice: nobody's reading, and good enough to be aligned. */
export function openReader() {
  const synthesizer = createFliteSynthesizer();
  afterAll(() => synthesizer.close());
  return async (text: string) => {
    const { mp3 } = await synthesizer.synthesize(text, { voice: "rms", rate: "normal" });
    return toWaveFile(await decodeAudio(mp3));
  };
}

const sampleRate = 16_000;

/** So many seconds without a sound. */
export const silence = (seconds: number) =>
  toWaveFile({ sampleRate, samples: new Float32Array(Math.round(seconds * sampleRate)) });

/** A soft tone for so many seconds, at a rate that makes long files small. */
export const tone = (seconds: number, rate = 8_000) =>
  toWaveFile({
    sampleRate: rate,
    samples: Float32Array.from(
      { length: Math.round(seconds * rate) },
      (_, at) => 0.2 * Math.sin((2 * Math.PI * 220 * at) / rate),
    ),
  });
