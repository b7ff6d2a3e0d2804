import { firstFailure, type Built } from "@/lib/bank/gate";
import { inventedDifficulty, levelOf, type InventedFeatures } from "@/lib/bank/difficulty";
import type { CefrLevel } from "@/lib/bank/item";
import type { Lexicon } from "@/lib/bank/lexicon";
import { inventedGates } from "@/lib/bank/read-and-select/invented-gates";
import { trainLetterModel } from "@/lib/bank/read-and-select/letter-model";
import { nearestWordFinder } from "@/lib/bank/read-and-select/nearest-word";
import { segmentsOf, segmentSwapper } from "@/lib/bank/read-and-select/swap-segments";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { countSyllables } from "@/lib/bank/syllables";

const TRAINING_ZIPF = 2;
const ROUNDS = 80;
/** Mean and standard deviation of log2 plausibility over what passes the gates, to standardize it. */
const PLAUSIBILITY = { mean: -3.4, deviation: 0.55 };

export type InventedWord = {
  word: string;
  nearest: string;
  features: InventedFeatures & { syllables: number };
  b: number;
  gates: string[];
};

/** Changes real words segment by segment until every level has as many as asked, or the rounds run out. */
export function inventWords(options: {
  lexicon: Lexicon;
  seed: string;
  wanted: Readonly<Record<CefrLevel, number>>;
  rejects: ReadonlySet<string>;
}): Built<InventedWord> {
  const { lexicon, seed, wanted, rejects } = options;
  const training = trainingWords(lexicon);
  const plausibilityOf = trainLetterModel(training);
  const gates = inventedGates({ lexicon, model: training, rejects });
  const findNearest = nearestWordFinder(lexicon);
  const built: Built<InventedWord> = { generated: 0, accepted: [], rejected: [] };
  const missing = { ...wanted };
  const passed = [...gates.map(({ name }) => name), "near-duplicate", "has-nearest-word", "misspelling"];

  for (const word of drawWords(training, seed)) {
    if (Object.values(missing).every((count) => count === 0)) break;
    built.generated += 1;
    const failure =
      firstFailure(gates, word) ?? (isLikeEarlier(word, built.accepted) ? "near-duplicate" : null);
    const nearest = failure ? null : findNearest(word);
    if (!nearest || isMisspelling(word, nearest)) {
      built.rejected.push({
        candidate: word,
        gate: failure ?? (nearest ? "misspelling" : "has-nearest-word"),
      });
      continue;
    }
    const features = describe(word, nearest, plausibilityOf(word), lexicon);
    const b = inventedDifficulty(features);
    const level = levelOf(b);
    if (missing[level] <= 0) continue;
    missing[level] -= 1;
    built.accepted.push({ word, nearest: nearest.word, features, b, gates: passed });
  }
  return built;
}

/** Every string the swapper makes of the words, each once, in a seeded order. */
function* drawWords(training: readonly string[], seed: string): Generator<string> {
  const swap = segmentSwapper(training);
  const random = seededRandom(`${seed}/invented`);
  const bases = training.filter(
    (word) => word.length >= 5 && word.length <= 9 && segmentsOf(word).length >= 3,
  );
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const base of shuffle(bases, random)) {
      const word = swap(base, random);
      if (word === null || seen.has(word)) continue;
      seen.add(word);
      yield word;
    }
  }
}

/** Dictionary forms only, as the real words are: an ending such as -s or -ed would give an invented word away. */
function trainingWords(lexicon: Lexicon) {
  return lexicon.words.filter(
    (word) =>
      word.length >= 4 &&
      word.length <= 10 &&
      lexicon.zipf(word) >= TRAINING_ZIPF &&
      lexicon.senses(word).length > 0 &&
      !/(?:[^s]s|ed|ing)$/.test(word),
  );
}

function describe(
  word: string,
  nearest: { word: string; distance: number },
  logPlausibility: number,
  lexicon: Lexicon,
): InventedWord["features"] {
  const plausibility = (logPlausibility - PLAUSIBILITY.mean) / PLAUSIBILITY.deviation;
  return {
    plausibility: round(plausibility),
    letters: word.length,
    syllables: countSyllables(word, null),
    nearestDistance: nearest.distance,
    nearestZipf: round(lexicon.zipf(nearest.word)),
  };
}

/** The same first four letters, or the last five: two such words in one exam would help each other. */
function isLikeEarlier(word: string, accepted: readonly InventedWord[]) {
  return accepted.some(
    ({ word: other }) => other.slice(0, 4) === word.slice(0, 4) || other.slice(-5) === word.slice(-5),
  );
}

/** In a long word two wrong letters still look like a slip of the pen. */
function isMisspelling(word: string, nearest: { distance: number }) {
  return word.length >= 8 && nearest.distance <= 2;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
