import type { ExchangeFile, Unit } from "@/scripts/i18n/unit";

export type Match = {
  source: string;
  target: string;
  /** From 0 to 1; only the same text has 1. */
  similarity: number;
  /** The file of the translation. */
  origin: string;
};

type Entry = { source: string; target: string; origin: string; words: string[] };

export type Memory = (unit: Pick<Unit, "source">) => Match | null;

const leastSimilarity = 0.7;

/** Finds for an untranslated text the most similar one that the same language has translated. */
export function createMemory(files: readonly ExchangeFile[]): Memory {
  const entries = files.flatMap(({ file, units }) =>
    units.flatMap(({ source, target }): Entry[] =>
      target === null ? [] : [{ source, target, origin: file, words: wordsOf(source) }],
    ),
  );
  const exact = new Map(entries.toReversed().map((entry) => [entry.source, entry]));
  const candidates = indexWords(entries);
  return ({ source }) => {
    const same = exact.get(source);
    if (same) return { ...same, similarity: 1 };
    const words = wordsOf(source);
    let best: Match | null = null;
    for (const entry of candidates(words)) {
      const similarity = Math.min(0.99, wordSimilarity(words, entry.words));
      if (similarity >= leastSimilarity && similarity > (best?.similarity ?? 0))
        best = { ...entry, similarity };
    }
    return best;
  };
}

/** The words of a text without its marks: two titles are not similar because both stand in a tag. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/<\/?\w+|\b\w+=(?=")/g, " ")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Texts that can be similar enough. Of a text's n words at least 70 % must be in the other one, so it has one of any
 * 30 % and one more; the rarest of them lead to the fewest candidates.
 */
function indexWords(entries: readonly Entry[]) {
  const byWord = new Map<string, Set<Entry>>();
  for (const entry of entries)
    for (const word of entry.words) byWord.set(word, (byWord.get(word) ?? new Set()).add(entry));
  const frequency = (word: string) => byWord.get(word)?.size ?? 0;

  return (words: readonly string[]) => {
    const rarest = words
      .toSorted((a, b) => frequency(a) - frequency(b))
      .slice(0, words.length - Math.ceil(words.length * leastSimilarity) + 1);
    const found = new Set(rarest.flatMap((word) => [...(byWord.get(word) ?? [])]));
    const isNear = ({ length }: readonly string[]) =>
      Math.min(length, words.length) >= leastSimilarity * Math.max(length, words.length);
    return [...found].filter((entry) => isNear(entry.words));
  };
}

/** 1 less the share of words to insert, delete or replace (Levenshtein's distance). */
function wordSimilarity(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const replaced = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}
