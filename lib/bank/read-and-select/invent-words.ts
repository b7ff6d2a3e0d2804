import { bankLevelOf } from "@/lib/core/bank-scale";
import type { Built } from "@/lib/bank/gate";
import type { CefrLevel } from "@/lib/core/cefr";
import type { Lexicon } from "@/lib/bank/lexicon";
import { matchWords } from "@/lib/bank/read-and-select/match-words";
import { type InventedWord, offerWords } from "@/lib/bank/read-and-select/offer-words";

/** Levels choose one after the other, and what looks like a chosen word is not free any more. */
const scarcestFirst: readonly CefrLevel[] = ["A1", "C2", "C1", "A2", "B2", "B1"];

type Models = ReadonlyMap<CefrLevel, readonly string[]>;

/**
 * Invents words until there is one for each real word, of its level and length, and with about the same letters: first
 * for those that are published, then around these for all.
 */
export function inventWords(options: {
  lexicon: Lexicon;
  seed: string;
  /** The real words of every level. */
  models: { published: Models; all: Models };
  /** Words published before, which come first. */
  first: readonly string[];
  rejects: ReadonlySet<string>;
}): Built<InventedWord> & { published: InventedWord[] } {
  const { models, first } = options;
  const { accepted: offers, ...counts } = offerWords(options);
  const published = chooseOffers(offers, models.published, { first, kept: [] });
  return { ...counts, published, accepted: chooseOffers(offers, models.all, { first, kept: published }) };
}

/** The offers that resemble the models most, around those that are kept and, before others, those published first. */
function chooseOffers(
  offers: readonly InventedWord[],
  models: Models,
  { first, kept }: { first: readonly string[]; kept: readonly InventedWord[] },
): InventedWord[] {
  const accepted: InventedWord[] = [];
  const likeness = likenessFilter();
  const take = (offer: InventedWord) => {
    likeness.keep(offer.word);
    accepted.push(offer);
  };
  for (const offer of kept) take(offer);
  const [published, taken] = [new Set(first), new Set(kept)];
  for (const level of scarcestFirst) {
    const words = models.get(level) ?? [];
    const here = offers.filter(({ b }) => bankLevelOf(b) === level);
    const chosen = here.filter((offer) => taken.has(offer));
    const early = here.filter((offer) => published.has(offer.word) && !taken.has(offer));
    for (const offer of early.slice(0, words.length - chosen.length)) {
      take(offer);
      chosen.push(offer);
    }
    const pool = here.filter((offer) => !published.has(offer.word) && !taken.has(offer));
    matchWords({ models: words, pool, chosen, isFree: ({ word }) => likeness.isNew(word), take });
  }
  return accepted;
}

/** Words that begin with the same five letters, or end with the same six, would help each other in one exam. */
function likenessFilter() {
  const starts = new Set<string>();
  const ends = new Set<string>();
  return {
    isNew: (word: string) => !starts.has(word.slice(0, 5)) && !ends.has(word.slice(-6)),
    keep: (word: string) => {
      starts.add(word.slice(0, 5));
      ends.add(word.slice(-6));
    },
  };
}
