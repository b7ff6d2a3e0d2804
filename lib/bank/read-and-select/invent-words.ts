import { levelOf } from "@/lib/bank/difficulty";
import type { Built } from "@/lib/bank/gate";
import type { CefrLevel } from "@/lib/bank/item";
import type { Lexicon } from "@/lib/bank/lexicon";
import { matchWords } from "@/lib/bank/read-and-select/match-words";
import { type InventedWord, offerWords } from "@/lib/bank/read-and-select/offer-words";

const SAME_START = 2;
/** Levels choose one after the other, and what looks like a chosen word is not free any more. */
const scarcestFirst: readonly CefrLevel[] = ["A1", "C2", "C1", "A2", "B2", "B1"];

/** Invents words until there is one for each real word, of its level and length, and with about the same letters. */
export function inventWords(options: {
  lexicon: Lexicon;
  seed: string;
  /** The real words of every level. */
  models: ReadonlyMap<CefrLevel, readonly string[]>;
  /** Words published before, which come first. */
  first: readonly string[];
  rejects: ReadonlySet<string>;
}): Built<InventedWord> {
  const { models, first } = options;
  const { accepted: offers, ...counts } = offerWords(options);
  return { ...counts, accepted: chooseOffers(offers, models, first) };
}

/** The offers that resemble the models most, those published before first. */
function chooseOffers(
  offers: readonly InventedWord[],
  models: ReadonlyMap<CefrLevel, readonly string[]>,
  first: readonly string[],
): InventedWord[] {
  const accepted: InventedWord[] = [];
  const likeness = likenessFilter();
  const take = (offer: InventedWord) => {
    likeness.keep(offer.word);
    accepted.push(offer);
  };
  const published = new Set(first);
  for (const level of scarcestFirst) {
    const words = models.get(level) ?? [];
    const here = offers.filter(({ b }) => levelOf(b) === level);
    const chosen = here.filter(({ word }) => published.has(word)).slice(0, words.length);
    for (const offer of chosen) take(offer);
    const pool = here.filter(({ word }) => !published.has(word));
    matchWords({ models: words, pool, chosen, isFree: ({ word }) => likeness.isNew(word), take });
  }
  return accepted;
}

/** Words that begin with the same five letters, or end with the same six, would help each other in one exam. */
function likenessFilter() {
  const starts = new Map<string, number>();
  const ends = new Set<string>();
  const countOf = (word: string) => starts.get(word.slice(0, 5)) ?? 0;
  return {
    isNew: (word: string) => countOf(word) < SAME_START && !ends.has(word.slice(-6)),
    keep: (word: string) => {
      starts.set(word.slice(0, 5), countOf(word) + 1);
      ends.add(word.slice(-6));
    },
  };
}
