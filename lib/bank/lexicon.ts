import { regionalPairs } from "@/lib/bank/regional-spelling";
import type { PartOfSpeech } from "@/lib/questions/explanations";

export type Sense = {
  partOfSpeech: PartOfSpeech;
  gloss: string;
  synonyms: string[];
  /** How often the sense was met in WordNet's tagged texts. */
  tags: number;
};

export type LexiconSources = {
  /** SUBTLEX-US, cased as most often written: a capital marks a name. */
  frequencies: readonly { word: string; count: number }[];
  /** Every spelling that counts as an English word, lowercase. */
  spellings: readonly string[];
  /** CMU dictionary: lowercase word to phonemes. It holds many surnames. */
  pronunciations: Readonly<Record<string, string>>;
  /** Lowercase words, with short forms and owners, whose sounds the aligner of readings knows. */
  aligned: ReadonlySet<string>;
  /** WordNet senses by lowercase lemma, most usual first. */
  senses: ReadonlyMap<string, readonly Sense[]>;
  /** Phrases of two words, with a space or a hyphen, as one word: WordNet's "best seller" as "bestseller". */
  joined: ReadonlySet<string>;
  /** Lowercase names: WordNet's capitalized lemmas. */
  properNames: ReadonlySet<string>;
  /** Lowercase offensive words, English first, then other languages. */
  offensive: { english: readonly string[]; foreign: readonly string[] };
  /** A word of another language, of a science, or a name of anybody or any place. */
  isListedElsewhere: (word: string) => boolean;
  /** Lowercase names of people and large cities of the world. */
  names: ReadonlySet<string>;
  /** American words by the smallest SCOWL list that has them: 10 is the most usual, 70 the least. */
  listSizes: ReadonlyMap<string, number>;
};

export type Lexicon = ReturnType<typeof buildLexicon>;

const COMMON_NAME_COUNT = 50;

export function buildLexicon(sources: LexiconSources) {
  const counts = new Map<string, number>();
  const names = new Set(sources.properNames);
  const frequentNames: string[] = [];
  let total = 0;

  for (const { word, count } of sources.frequencies) {
    total += count;
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + count);
    if (word !== lower && !sources.senses.has(lower)) {
      names.add(lower);
      if (count >= COMMON_NAME_COUNT) frequentNames.push(lower);
    }
  }

  const spellings = new Set(sources.spellings);
  const regional = regionalPairs(spellings, (word) => counts.get(word) ?? 0);
  const perBillion = 1e9 / total;
  const spoken = (word: string) =>
    [word, `${word}(2)`, `${word}(3)`].flatMap((key) =>
      Object.hasOwn(sources.pronunciations, key) ? (sources.pronunciations[key] ?? []) : [],
    );

  return {
    /** Zipf scale: log10 of occurrences in a billion words; 0 for a word never met. */
    zipf: (word: string) => {
      const count = counts.get(word);
      return count === undefined ? 0 : Math.log10(count * perBillion);
    },
    isSpelling: (word: string) => spellings.has(word),
    /** Met anywhere as an English word or a name. */
    isKnown: (word: string) =>
      spellings.has(word) ||
      counts.has(word) ||
      names.has(word) ||
      sources.senses.has(word) ||
      Object.hasOwn(sources.pronunciations, word),
    isWrittenInTwo: (word: string) => sources.joined.has(word),
    isAligned: (word: string) => sources.aligned.has(word),
    isName: (word: string) => names.has(word) && !spellings.has(word),
    senses: (word: string) => sources.senses.get(word) ?? [],
    pronunciation: (word: string) => spoken(word)[0] ?? null,
    /** In CMU phonemes, the usual one first. */
    pronunciations: spoken,
    /** Lowercase words that people use, most frequent first. */
    words: sources.frequencies
      .map(({ word }) => word)
      .filter((word) => /^[a-z]+$/.test(word) && spellings.has(word)),
    frequentNames,
    names: sources.names,
    isListedElsewhere: sources.isListedElsewhere,
    /** The SCOWL size of an American word; infinite for what no list has. */
    listSize: (word: string) => sources.listSizes.get(word) ?? Number.POSITIVE_INFINITY,
    offensive: sources.offensive,
    regional,
  };
}
