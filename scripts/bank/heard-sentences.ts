import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { toWaveFile, type Wave } from "@/lib/speech/wave-file";
import { countWordErrors, wordErrorRate } from "@/lib/speech/word-errors";
import type { WantedRecording } from "@/scripts/bank/read-recordings";
import { drawSample } from "@/scripts/bank/report";

const Said = z.array(z.object({ file: z.string(), level: z.string(), text: z.string() }));
export type Said = z.infer<typeof Said>[number];

/** So many dictations of each level, at the pace of their level. */
export function drawSentences(recordings: readonly WantedRecording[], size: number, seed: string) {
  const dictations = recordings.filter(({ type }) => type === "listen-and-type");
  return [...Map.groupBy(dictations, ({ level }) => level).values()].flatMap((all) =>
    drawSample(all, size, seed),
  );
}

/** `said.json` and the sound of each sentence as a WAV file, for a recognizer that is no part of the product. */
export function writeSentences(
  folder: string,
  spoken: readonly { level: string; text: string; wave: Wave }[],
) {
  mkdirSync(folder, { recursive: true });
  const said = spoken.map(({ level, text }, index) => ({
    file: `${level}-${String(index).padStart(4, "0")}.wav`,
    level,
    text,
  }));
  for (const [index, { file }] of said.entries()) {
    const wave = spoken[index]?.wave;
    if (wave) writeFileSync(join(folder, file), toWaveFile(wave));
  }
  writeFileSync(join(folder, "said.json"), `${JSON.stringify(said, null, 2)}\n`);
}

/** Reads `heard.tsv` (file, tabulator, what was heard) beside it. */
export function readHeard(folder: string): (Said & { heard: string })[] {
  const said = Said.parse(JSON.parse(readFileSync(join(folder, "said.json"), "utf8")));
  const lines = readFileSync(join(folder, "heard.tsv"), "utf8").split("\n");
  const heard = new Map(lines.map((line) => [line.split("\t")[0] ?? "", line.split("\t")[1] ?? ""]));
  const missing = said.find(({ file }) => !heard.has(file));
  if (missing) throw new Error(`heard.tsv has no line for ${missing.file}.`);
  return said.map((one) => ({ ...one, heard: heard.get(one.file) ?? "" }));
}

/** By level, then all of them, in percent of the words. */
export function wordErrorsByLevel(heard: readonly (Said & { heard: string })[]) {
  const row = (level: string, list: typeof heard) => {
    const counted = list.map((one) => countWordErrors(one.text, one.heard));
    return {
      level,
      sentences: list.length,
      words: counted.reduce((sum, { words }) => sum + words, 0),
      percent: Math.round(1_000 * wordErrorRate(counted)) / 10,
    };
  };
  const levels = [...Map.groupBy(heard, ({ level }) => level)].toSorted(([a], [b]) => a.localeCompare(b));
  return [...levels.map(([level, list]) => row(level, list)), row("all", heard)];
}
