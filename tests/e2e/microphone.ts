import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";

import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import { resampleWave } from "@/lib/speech/resample-wave.mjs";
import { toWaveFile } from "@/lib/speech/wave-file";
import { chromiumFlags } from "@/scripts/test/chromium-flags.mjs";

/** What the fake microphone hears, from each time it is opened; this process has one browser. */
const heardFile = path.join(tmpdir(), `bandwise-microphone-${process.pid}.wav`);

process.on("exit", () => rmSync(heardFile, { force: true }));

const executablePath = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** A browser whose microphone hears a file, and asks nobody. */
export const withMicrophone = {
  executablePath,
  args: [
    ...chromiumFlags,
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${heardFile}%noloop`,
  ],
};

const sampleRate = 48_000;

/** Flite speaks in a thread of its own, as it does in the product. */
async function speak(text: string): Promise<Float32Array> {
  const flite = new Worker(path.resolve("lib/speech/flite-engine.mjs"), { env: {}, execArgv: [] });
  try {
    type Answer = { id?: number; result?: { mp3: Uint8Array }; fault?: string };
    const answer = new Promise<Answer>((resolve, reject) => {
      // Before its answer it says that it is ready.
      flite.on("message", (message: Answer) => (message.id === 1 ? resolve(message) : undefined));
      flite.once("error", reject);
    });
    flite.postMessage({ id: 1, job: { text, voice: "rms", stretch: 1, most: null, slowing: 1 } });
    const { result, fault } = await answer;
    if (!result) throw new Error(fault ?? "flite said nothing.");
    return resampleWave(await decodeAudio(new Uint8Array(result.mp3)), sampleRate);
  } finally {
    await flite.terminate();
  }
}

/**
 * From now on the microphone hears this text, after a moment of silence; an empty one is three seconds of nothing.
 * Gives how many seconds that takes.
 */
export async function letHear(text: string) {
  const voice = text === "" ? new Float32Array(3 * sampleRate) : await speak(text);
  const samples = new Float32Array(Math.round(0.4 * sampleRate) + voice.length);
  samples.set(voice, samples.length - voice.length);
  await writeFile(heardFile, toWaveFile({ sampleRate, samples }));
  return samples.length / sampleRate;
}
