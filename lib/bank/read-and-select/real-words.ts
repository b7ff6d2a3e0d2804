import { levelOf, wordDifficulty, type WordFeatures } from "@/lib/bank/difficulty";
import { firstFailure, type Built, type Gate } from "@/lib/bank/gate";
import type { CefrLevel } from "@/lib/bank/item";
import type { Lexicon, Sense } from "@/lib/bank/lexicon";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import type { WordMeanings } from "@/lib/bank/read-and-select/sources";
import { countSyllables } from "@/lib/bank/syllables";
import { isSensitive, moreOffensiveWords } from "@/lib/bank/unsuitable-words";

const LEAST_ZIPF = 2;
const SYNONYM_ZIPF = 3;

export type Meaning = Pick<Sense, "partOfSpeech" | "gloss" | "synonyms">;
export type RealWord = { word: string; meaning: Meaning; features: WordFeatures; b: number; gates: string[] };

/** The everyday meaning: ours where we wrote one, else WordNet's most used sense with a gloss fit to show. */
export function meaningOf(word: string, lexicon: Lexicon, meanings: WordMeanings): Meaning | null {
  const own = meanings[word];
  if (own) return own;
  const [sense] = lexicon.senses(word);
  if (!sense || !isPlainGloss(sense.gloss)) return null;
  return { ...sense, synonyms: sense.synonyms.filter((synonym) => isPlainSynonym(synonym, lexicon)) };
}

function isPlainSynonym(synonym: string, lexicon: Lexicon) {
  return (
    synonym.length > 2 &&
    lexicon.zipf(synonym) >= SYNONYM_ZIPF &&
    lexicon.isSpelling(synonym) &&
    !isSensitive(synonym)
  );
}

function isPlainGloss(gloss: string) {
  const words = gloss.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    gloss.length <= 100 &&
    words.length >= 2 &&
    !words.some(isSensitive) &&
    !/archaic|obsolete|disparag|offensive|slang|\(.*\)|;|\bunit of|monetary|genus|family \w+idae|[^\x20-\x7e]/.test(
      gloss,
    )
  );
}

function realGates(lexicon: Lexicon, meanings: WordMeanings, rejects: ReadonlySet<string>): Gate<string>[] {
  const offensive = new Set([...lexicon.offensive.english, ...moreOffensiveWords]);
  return [
    { name: "length", passes: (word) => word.length >= 5 && word.length <= 9 },
    { name: "frequency", passes: (word) => lexicon.zipf(word) >= LEAST_ZIPF },
    { name: "not-a-name", passes: (word) => !lexicon.isName(word) },
    { name: "offensive", passes: (word) => !offensive.has(word) },
    { name: "sensitive-subject", passes: (word) => !isSensitive(word) },
    { name: "one-spelling", passes: (word) => lexicon.regional.otherForm(word) === null },
    {
      name: "dictionary-form",
      passes: (word) => lexicon.senses(word).length > 0 && !/(?:[^s]s|ed|ing)$/.test(word),
    },
    { name: "pronunciation", passes: (word) => lexicon.pronunciation(word) !== null },
    { name: "plain-meaning", passes: (word) => meaningOf(word, lexicon, meanings) !== null },
    {
      name: "meaning-without-word",
      passes: (word) => !meaningOf(word, lexicon, meanings)?.gloss.includes(word),
    },
    { name: "rejected-by-reader", passes: (word) => !rejects.has(word) },
  ];
}

/** Chooses real words in a seeded order until every level has as many as asked. */
export function chooseWords(options: {
  lexicon: Lexicon;
  seed: string;
  wanted: Readonly<Record<CefrLevel, number>>;
  meanings: WordMeanings;
  rejects: ReadonlySet<string>;
}): Built<RealWord> {
  const { lexicon, seed, wanted, meanings, rejects } = options;
  const gates = realGates(lexicon, meanings, rejects);
  const passed = [...gates.map(({ name }) => name), "near-duplicate"];
  const built: Built<RealWord> = { generated: 0, accepted: [], rejected: [] };
  const stems = new Set<string>();
  const missing = { ...wanted };

  for (const word of shuffle(lexicon.words, seededRandom(`${seed}/real`))) {
    const features = describe(word, lexicon);
    const b = wordDifficulty(features);
    const level = levelOf(b);
    if (missing[level] <= 0) continue;
    built.generated += 1;
    const stem = word.slice(0, 6);
    const failure = firstFailure(gates, word) ?? (stems.has(stem) ? "near-duplicate" : null);
    const meaning = meaningOf(word, lexicon, meanings);
    if (failure || !meaning) {
      built.rejected.push({ candidate: word, gate: failure ?? "plain-meaning" });
      continue;
    }
    stems.add(stem);
    missing[level] -= 1;
    built.accepted.push({ word, meaning, features, b, gates: passed });
  }
  return built;
}

function describe(word: string, lexicon: Lexicon): WordFeatures {
  return {
    zipf: Math.round(lexicon.zipf(word) * 1000) / 1000,
    letters: word.length,
    syllables: countSyllables(word, lexicon.pronunciation(word)),
  };
}
