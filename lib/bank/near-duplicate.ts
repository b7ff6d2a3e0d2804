import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const functionWords = new Set(
  `a about after all am an and any are as at be because been before but by can could did do does for from had has have
  he her him his how i if in into is it its just many me more most much my no not of off on one or our out over she
  should so some such than that the their them then there these they this to too two up us very was we were what when
  where which while who will with would you your`.split(/\s+/),
);

export function contentWords(text: string): Set<string> {
  return new Set(splitWords(text).filter((word) => !functionWords.has(word)));
}

/** Share of content words in common (Jaccard), in [0, 1]. */
export function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 && second.size === 0) return 1;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared);
}

/** Remembers what it has let through, and stops a text that says much the same as an earlier one. */
export function nearDuplicateFilter(limit: number) {
  const kept: Set<string>[] = [];
  return {
    isNew: (text: string) => {
      const words = contentWords(text);
      return kept.every((earlier) => overlap(earlier, words) < limit);
    },
    keep: (text: string) => void kept.push(contentWords(text)),
  };
}
