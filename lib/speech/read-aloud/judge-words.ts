import "server-only";

import {
  createReadingAssessor,
  readingEngine,
  readingSampleRate,
  type UnheardReason,
} from "@/lib/speech/read-aloud/assess-reading";
import { resampleWave } from "@/lib/speech/resample-wave.mjs";
import type { Wave } from "@/lib/speech/wave-file";

/** Tells whether a recording says the words of its text. */
export type WordJudge = {
  engine: string;
  /** Null when the words are there, else what is wrong, as a sentence's end. */
  judge: (wave: Wave, text: string) => Promise<string | null>;
  close: () => Promise<void>;
};

/** The aligner takes some words of every speaker for others, more of those who are no newsreaders. */
const mostChanged = 0.2;
const mostNamed = 5;

const faults: Record<UnheardReason, string> = {
  silent: "nobody speaks in it",
  noisy: "its room is too loud",
  "too-long": "it is longer than a minute",
  "other-text": "it says something else",
};

/** Finds the words by forced alignment with their text: those that are missing, and those that are others. */
export function createWordJudge(): WordJudge {
  const assessor = createReadingAssessor();
  return {
    engine: readingEngine,
    async judge(wave, text) {
      const found = await assessor.assess(resampleWave(wave, readingSampleRate), text);
      if (found.status === "unheard") return faults[found.reason];
      const wrong = found.judged.filter(({ state }) => state !== "read").map(({ word }) => word);
      if (wrong.length <= Math.max(1, found.judged.length * mostChanged)) return null;
      const named = wrong.slice(0, mostNamed).join(", ");
      return `${wrong.length} of ${found.judged.length} words are missing or others: ${named}`;
    },
    close: assessor.close,
  };
}
