import { inventedDifficulty, type InventedFeatures } from "@/lib/bank/difficulty";
import { type Built, firstFailure } from "@/lib/bank/gate";
import type { Lexicon } from "@/lib/bank/lexicon";
import { drawWords, trainingWords } from "@/lib/bank/read-and-select/draw-words";
import { inventedGates } from "@/lib/bank/read-and-select/invented-gates";
import { trainLetterModel } from "@/lib/bank/read-and-select/letter-model";
import { nearestWordFinder, resembles } from "@/lib/bank/read-and-select/nearest-word";
import { countSyllables } from "@/lib/bank/syllables";

/** By length: mean and standard deviation of log2 plausibility over what passes the gates, to standardize it; a new word must reach the least. */
const plausibilities: Record<number, { mean: number; deviation: number; least: number }> = {
  5: { mean: -3.92, deviation: 0.44, least: -4.5 },
  6: { mean: -3.27, deviation: 0.26, least: -3.6 },
  7: { mean: -2.867, deviation: 0.164, least: -3.03 },
  8: { mean: -2.784, deviation: 0.154, least: -2.93 },
  9: { mean: -2.705, deviation: 0.156, least: -2.86 },
};
/** What stands in the formula for a nearest word where none is near. */
const FAR = { distance: 3, zipf: 4 };

export type InventedWord = {
  word: string;
  nearest: string | null;
  features: InventedFeatures & { syllables: number };
  b: number;
  gates: string[];
};

/** Every candidate that passes the gates, those published before first. */
export function offerWords(options: {
  lexicon: Lexicon;
  seed: string;
  first: readonly string[];
  rejects: ReadonlySet<string>;
}): Built<InventedWord> {
  const { lexicon, seed, first, rejects } = options;
  const training = trainingWords(lexicon);
  const plausibilityOf = trainLetterModel(training);
  const gates = inventedGates({ lexicon, model: training, rejects });
  const { find: findNearest, isAlone } = nearestWordFinder(lexicon);
  const passed = [...gates.map(({ name }) => name), "misspelling", "near-duplicate"];
  const built: Built<InventedWord> = { generated: 0, accepted: [], rejected: [] };

  const published = new Set(first);
  const isClumsy = (word: string) =>
    !published.has(word) && plausibilityOf(word) < (plausibilities[word.length]?.least ?? 0);

  for (const word of new Set([...first, ...drawWords(training, seed)])) {
    built.generated += 1;
    const failure = firstFailure(gates, word) ?? (isClumsy(word) ? "clumsy" : null);
    const nearest = failure ? null : findNearest(word);
    if (failure || isMisspelling(word, nearest)) {
      built.rejected.push({ candidate: word, gate: failure ?? "misspelling", level: null });
      continue;
    }
    const features = describe(word, nearest, plausibilityOf(word), lexicon);
    const b = inventedDifficulty(features);
    const isSeen = nearest !== null && resembles(word, nearest.word) && isAlone(word, nearest);
    const named = isSeen ? nearest.word : null;
    built.accepted.push({ word, nearest: named, features, b, gates: passed });
  }
  return built;
}

type Nearest = { word: string; distance: number } | null;

function describe(word: string, nearest: Nearest, logPlausibility: number, lexicon: Lexicon) {
  const { mean, deviation } = plausibilities[word.length] ?? { mean: logPlausibility, deviation: 1 };
  const plausibility = (logPlausibility - mean) / deviation;
  return {
    plausibility: round(plausibility),
    letters: word.length,
    syllables: countSyllables(word, null),
    nearestDistance: nearest?.distance ?? FAR.distance,
    nearestZipf: nearest ? round(lexicon.zipf(nearest.word)) : FAR.zipf,
  };
}

/** In a long word two wrong letters still look like a slip of the pen. */
function isMisspelling(word: string, nearest: Nearest) {
  return nearest !== null && word.length >= 8 && nearest.distance <= 2;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
