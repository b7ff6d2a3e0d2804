import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { type Cast, highestErrors, mostWordErrors, type WordErrors, wordErrors } from "@/lib/bank/voices";
import { replaceFile } from "@/lib/core/replace-file";

/** What `npm run voices:measure` found: percent of the words that were misheard, by whom, in how many sentences. */
const Measured = z.record(
  z.string(),
  z.strictObject({
    percent: z.number(),
    words: z.number().positive(),
    sentences: z.number(),
    engine: z.string(),
    on: z.string(),
  }),
);
export type MeasuredVoices = z.infer<typeof Measured>;

const fewestSentences = 100;
const fileIn = (dataDir: string) => path.join(dataDir, "measured-voices.json");

export async function readMeasured(dataDir: string): Promise<MeasuredVoices> {
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "{}");
  return Measured.parse(JSON.parse(text));
}

export async function keepMeasured(dataDir: string, voice: string, found: MeasuredVoices[string]) {
  const all = { ...(await readMeasured(dataDir)), [voice]: found };
  await replaceFile(fileIn(dataDir), `${JSON.stringify(all, null, 2)}\n`);
}

/** Why a voice may not serve what is scored; null when it may. */
export function castFault(voice: string, measured: MeasuredVoices): string | null {
  const own: Record<string, WordErrors> = wordErrors;
  const found = measured[voice];
  const errors = own[voice] ?? found;
  if (!errors) return `${voice} has not been measured: npm run voices:measure -- --voice ${voice}`;
  const highest = highestErrors(errors);
  if (highest > mostWordErrors)
    return `of ${voice}, ${errors.percent} % of ${errors.words} words are misheard, up to ${highest.toFixed(1)} % with its error; ${mostWordErrors} % is the most`;
  if (found && found.sentences < fewestSentences)
    return `${voice} was measured with ${found.sentences} sentences; ${fewestSentences} is the least`;
  return null;
}

/** The part of a cast that may speak, and what is wrong with the rest. */
export function passingCast(cast: Cast, measured: MeasuredVoices): { cast: Cast; faults: string[] } {
  const passing: Cast = {};
  const faults = new Set<string>();
  for (const who of ["woman", "man", "anybody"] as const) {
    const voice = cast[who];
    if (voice === undefined) continue;
    const fault = castFault(voice, measured);
    if (fault === null) passing[who] = voice;
    else faults.add(fault);
  }
  return { cast: passing, faults: [...faults] };
}
