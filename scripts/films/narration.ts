import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";

import { z } from "zod";

import { runFfmpeg } from "@/scripts/films/ffmpeg";
import type { Beat } from "@/scripts/films/film-script";
import type { TimedBeat } from "@/scripts/films/timeline";

const sampleRate = 16_000;
const narrator = "slt";
/** The narrator speaks a little more slowly than the voices of recordings do. */
const calm = ["-af", "atempo=0.94"];
/** Samples kept before and after what is heard: the softest consonants. */
const margin = 640;
/** Mean power and highest sample of a sentence, as shares of the full scale. */
const loudness = { mean: 0.1, peak: 0.89 } as const;

/** The voices are a server's part, which may not be loaded together with what draws pages: they have their own process. */
async function speakToFiles(wanted: readonly { text: string; voice: string }[]) {
  const script = path.join(import.meta.dirname, "speak.ts");
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(wanted));
  return z
    .array(z.string())
    .length(wanted.length)
    .parse(await json(child.stdout));
}

/** The sound of every sentence, without silence around it. */
export async function speakAll(beats: readonly Beat[]): Promise<Map<Beat, Int16Array>> {
  const files = await speakToFiles(
    beats.map((beat) => ({
      text: (beat.speak ?? beat.say).replaceAll(/[“”]/g, ""),
      voice: beat.voice ?? narrator,
    })),
  );
  const raw = ["-f", "s16le", "-ac", "1", "-ar", String(sampleRate), "pipe:1"];
  const spoken = new Map<Beat, Int16Array>();
  for (const [index, beat] of beats.entries())
    spoken.set(
      beat,
      evenOut(toSamples(await runFfmpeg(["-i", files[index] ?? "", ...(beat.voice ? [] : calm), ...raw]))),
    );
  return spoken;
}

const toSamples = (bytes: Buffer) =>
  Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));

/** Two voices are equally loud, and the silence around a sentence is the timeline's. */
function evenOut(samples: Int16Array): Int16Array {
  const heard = (sample: number) => Math.abs(sample) > 200;
  const first = Math.max(0, samples.findIndex(heard) - margin);
  const cut = samples.slice(first, samples.findLastIndex(heard) + margin);
  const power = Math.sqrt(cut.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / cut.length);
  const highest = cut.reduce((high, sample) => Math.max(high, Math.abs(sample)), 1) / 32_768;
  const gain = Math.min(loudness.mean / power, loudness.peak / highest);
  return cut.map((sample) => Math.round(sample * gain));
}

/** The sound of the whole film as a WAV file. */
export function writeSound(
  file: string,
  beats: readonly TimedBeat[],
  spoken: Map<Beat, Int16Array>,
  length: number,
) {
  const sound = Buffer.alloc(44 + 2 * Math.ceil((length / 1_000) * sampleRate));
  sound.write("RIFF", 0, "ascii");
  sound.writeUInt32LE(sound.length - 8, 4);
  sound.write("WAVEfmt ", 8, "ascii");
  sound.writeUInt32LE(16, 16);
  sound.writeUInt16LE(1, 20);
  sound.writeUInt16LE(1, 22);
  sound.writeUInt32LE(sampleRate, 24);
  sound.writeUInt32LE(sampleRate * 2, 28);
  sound.writeUInt16LE(2, 32);
  sound.writeUInt16LE(16, 34);
  sound.write("data", 36, "ascii");
  sound.writeUInt32LE(sound.length - 44, 40);
  for (const { beat, start } of beats) {
    const first = 44 + 2 * Math.round((start / 1_000) * sampleRate);
    spoken.get(beat)?.forEach((sample, index) => sound.writeInt16LE(sample, first + 2 * index));
  }
  writeFileSync(file, sound);
}

export const millisecondsOf = (samples: Int16Array | undefined) =>
  samples ? Math.round((samples.length / sampleRate) * 1_000) : 0;
