import { overlapIndex } from "@/lib/bank/overlap-index";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const functionWords = new Set(
  `a about after all am an and any are as at be because been before but by can could did do does for from had has have
  he her him his how i if in into is it its just many me more most much my no not of off on one or our out over she
  should so some such than that the their them then there these they this to too two up us very was we were what when
  where which while who will with would you your`.split(/\s+/),
);

/** Words that the grammar asks for, and that every text has. */
export const isFunctionWord = (word: string) => functionWords.has(word);

export function contentWords(text: string): Set<string> {
  return new Set(splitWords(text).filter((word) => !functionWords.has(word)));
}

/** Remembers what it has let through, and stops a text that says much the same as an earlier one. */
export function nearDuplicateFilter(limit: number) {
  const kept = overlapIndex(limit);
  return {
    isNew: (text: string) => !kept.hasNear(contentWords(text)),
    keep: (text: string) => void kept.add(contentWords(text)),
  };
}
