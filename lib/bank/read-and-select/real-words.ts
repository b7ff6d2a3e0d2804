import type { WordFeatures } from "@/lib/bank/difficulty";
import { bankLevelOf } from "@/lib/core/bank-scale";
import { firstFailure, type Built, type Gate } from "@/lib/bank/gate";
import type { CefrLevel } from "@/lib/core/cefr";
import type { Lexicon } from "@/lib/bank/lexicon";
import { hasClearSense, isCircular, meaningOf, type Meaning } from "@/lib/bank/read-and-select/meaning";
import { recognitionDifficulty } from "@/lib/bank/read-and-select/word-difficulty";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import type { WordMeanings } from "@/lib/bank/read-and-select/sources";
import { countSyllables } from "@/lib/bank/syllables";
import { isUnsuitableKey } from "@/lib/bank/unsuitable-keys";
import { moreOffensiveWords } from "@/lib/bank/unsuitable-words";

const LEAST_ZIPF = 2;
const RAREST_LIST = 55;
const STEM = 7;
const SHORT = 5;

export type RealWord = { word: string; meaning: Meaning; features: WordFeatures; b: number; gates: string[] };

function realGates(lexicon: Lexicon, meanings: WordMeanings, rejects: ReadonlySet<string>): Gate<string>[] {
  const offensive = new Set([...lexicon.offensive.english, ...moreOffensiveWords]);
  return [
    { name: "length", passes: (word) => word.length >= 5 && word.length <= 9 },
    { name: "frequency", passes: (word) => lexicon.zipf(word) >= LEAST_ZIPF },
    { name: "not-a-name", passes: (word) => !lexicon.isName(word) },
    { name: "offensive", passes: (word) => !offensive.has(word) },
    { name: "sensitive-subject", passes: (word) => !isUnsuitableKey(word) },
    { name: "one-spelling", passes: (word) => lexicon.regional.otherForm(word) === null },
    {
      name: "dictionary-form",
      passes: (word) => lexicon.senses(word).length > 0 && !/(?:[^s]s|ed|ing)$/.test(word),
    },
    { name: "pronunciation", passes: (word) => lexicon.pronunciation(word) !== null },
    { name: "usual-american-word", passes: (word) => lexicon.listSize(word) <= RAREST_LIST },
    { name: "clear-sense", passes: (word) => hasClearSense(word, lexicon, meanings) },
    { name: "plain-meaning", passes: (word) => meaningOf(word, lexicon, meanings) !== null },
    {
      name: "meaning-without-word",
      passes: (word) => word in meanings || !isCircular(word, meaningOf(word, lexicon, {})?.gloss ?? ""),
    },
    { name: "rejected-by-reader", passes: (word) => !rejects.has(word) },
  ];
}

/** How many words a level has, and how many of them at most may have only five letters. */
export type Wanted = { words: number; short: number };

/** Chooses real words, those published before first and the others in a seeded order, until every level has as many as asked. */
export function chooseWords(options: {
  lexicon: Lexicon;
  seed: string;
  wanted: Readonly<Record<CefrLevel, Wanted>>;
  meanings: WordMeanings;
  first: readonly string[];
  rejects: ReadonlySet<string>;
}): Built<RealWord> {
  const { lexicon, seed, wanted, meanings, first, rejects } = options;
  const gates = realGates(lexicon, meanings, rejects);
  const passed = [...gates.map(({ name }) => name), "near-duplicate"];
  const built: Built<RealWord> = { generated: 0, accepted: [], rejected: [] };
  const stems = new Set<string>();
  const missing = missingWords(wanted);

  for (const word of new Set([...first, ...shuffle(lexicon.words, seededRandom(`${seed}/real`))])) {
    const features = describe(word, lexicon);
    const b = recognitionDifficulty(features);
    if (!missing.has(bankLevelOf(b), word)) continue;
    built.generated += 1;
    const stem = word.slice(0, STEM);
    const failure = firstFailure(gates, word) ?? (stems.has(stem) ? "near-duplicate" : null);
    const meaning = failure ? null : meaningOf(word, lexicon, meanings);
    if (failure || !meaning) {
      built.rejected.push({ candidate: word, gate: failure ?? "plain-meaning", level: bankLevelOf(b) });
      continue;
    }
    stems.add(stem);
    missing.take(bankLevelOf(b), word);
    built.accepted.push({ word, meaning, features, b, gates: passed });
  }
  return built;
}

function missingWords(wanted: Readonly<Record<CefrLevel, Wanted>>) {
  const taken = new Map<CefrLevel, Wanted>();
  const at = (level: CefrLevel) => taken.get(level) ?? { words: 0, short: 0 };
  const isShort = (word: string) => word.length === SHORT;
  return {
    has: (level: CefrLevel, word: string) =>
      at(level).words < wanted[level].words && (!isShort(word) || at(level).short < wanted[level].short),
    take: (level: CefrLevel, word: string) => {
      const { words, short } = at(level);
      taken.set(level, { words: words + 1, short: short + (isShort(word) ? 1 : 0) });
    },
  };
}

function describe(word: string, lexicon: Lexicon): WordFeatures {
  return {
    zipf: Math.round(lexicon.zipf(word) * 1000) / 1000,
    letters: word.length,
    syllables: countSyllables(word, lexicon.pronunciation(word)),
  };
}
