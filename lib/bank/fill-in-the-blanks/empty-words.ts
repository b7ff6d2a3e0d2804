import { contentWords } from "@/lib/bank/near-duplicate";

/** They stand beside any word, so that a clue made of them gives nothing away. */
const emptyWords = new Set(
  `again ago almost already also another anybody anyone anything around away become becomes became big box bring
  brought came can't cannot come comes couldn't didn't doesn't don't done else enough even every everybody everyone
  everything few find first found gave get gets give gives go goes going gone good got great here i'll i'm i've isn't
  it's keep keeps kept kind last let let's like little long look looked looks lot made make makes may might must near
  need needs never next nobody nothing now often old once only open other others own part people person place please
  put puts quite really right said same saw say says second see seem seemed seems seen several shall since small
  somebody someone something sometimes soon still take taken takes that's thing things think third through time times
  today took turn turned turns under until use used wasn't we're went whole without won't yes yet`.split(
    /\s+/,
  ),
);

/** Whether a phrase says anything by which a word can be guessed. */
export const tellsSomething = (clue: string) => [...contentWords(clue)].some((word) => !emptyWords.has(word));
