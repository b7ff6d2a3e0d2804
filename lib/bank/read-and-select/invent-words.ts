import { firstFailure, type Built } from "@/lib/bank/gate";
import { inventedDifficulty, levelOf, type InventedFeatures } from "@/lib/bank/difficulty";
import type { CefrLevel } from "@/lib/bank/item";
import type { Lexicon } from "@/lib/bank/lexicon";
import { inventedGates } from "@/lib/bank/read-and-select/invented-gates";
import { trainLetterModel, type LetterModel } from "@/lib/bank/read-and-select/letter-model";
import { nearestWordFinder } from "@/lib/bank/read-and-select/nearest-word";
import { seededRandom } from "@/lib/bank/seeded-random";
import { countSyllables } from "@/lib/bank/syllables";

const TRAINING_ZIPF = 2;
const MAX_DRAWS = 600_000;
const MAX_LETTERS = 10;
/** Mean and standard deviation of log2 plausibility over what passes the gates, to standardize it. */
const PLAUSIBILITY = { mean: -2.7, deviation: 0.34 };

export type InventedWord = {
  word: string;
  nearest: string;
  features: InventedFeatures & { syllables: number };
  b: number;
  gates: string[];
};

/** Draws words from the letter model until every level has as many as asked, or the draws run out. */
export function inventWords(options: {
  lexicon: Lexicon;
  seed: string;
  wanted: Readonly<Record<CefrLevel, number>>;
  rejects: ReadonlySet<string>;
}): Built<InventedWord> {
  const { lexicon, seed, wanted, rejects } = options;
  const training = trainingWords(lexicon);
  const model = trainLetterModel(training);
  const gates = inventedGates({ lexicon, model: training, rejects });
  const findNearest = nearestWordFinder(lexicon);
  const random = seededRandom(`${seed}/invented`);
  const built: Built<InventedWord> = { generated: 0, accepted: [], rejected: [] };
  const seen = new Set<string>();
  const missing = { ...wanted };
  const passed = [...gates.map(({ name }) => name), "near-duplicate", "has-nearest-word"];

  for (let draw = 0; draw < MAX_DRAWS && Object.values(missing).some((count) => count > 0); draw += 1) {
    const word = model.sample(random, MAX_LETTERS);
    if (word === null || seen.has(word)) continue;
    seen.add(word);
    built.generated += 1;
    const failure =
      firstFailure(gates, word) ?? (isLikeEarlier(word, built.accepted) ? "near-duplicate" : null);
    const nearest = failure ? null : findNearest(word);
    if (!nearest) {
      built.rejected.push({ candidate: word, gate: failure ?? "has-nearest-word" });
      continue;
    }
    const features = describe(word, nearest, model, lexicon);
    const b = inventedDifficulty(features);
    const level = levelOf(b);
    if (missing[level] <= 0) continue;
    missing[level] -= 1;
    built.accepted.push({ word, nearest: nearest.word, features, b, gates: passed });
  }
  return built;
}

/** Dictionary forms only, as the real words are: an ending such as -s or -ed would give an invented word away. */
function trainingWords(lexicon: Lexicon) {
  return lexicon.words.filter(
    (word) =>
      word.length >= 4 &&
      word.length <= 12 &&
      lexicon.zipf(word) >= TRAINING_ZIPF &&
      lexicon.senses(word).length > 0 &&
      !/(?:[^s]s|ed|ing)$/.test(word),
  );
}

function describe(
  word: string,
  nearest: { word: string; distance: number },
  model: LetterModel,
  lexicon: Lexicon,
): InventedWord["features"] {
  const plausibility = (model.plausibility(word) - PLAUSIBILITY.mean) / PLAUSIBILITY.deviation;
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

const round = (value: number) => Math.round(value * 1000) / 1000;
