import type { Item } from "@/lib/bank/item";
import { contentWords, overlap } from "@/lib/bank/near-duplicate";

const SAME_SENTENCE = 0.4;

/** The words an item shows or asks for; two items that share them would help each other in one exam. */
function faceOf(item: Item): { target: string | null; words: Set<string> } {
  switch (item.type) {
    case "read-and-select":
      return { target: item.prompt.word, words: new Set() };
    case "fill-in-the-blanks":
      return {
        target: item.key.word,
        words: contentWords(`${item.prompt.before}${item.key.word}${item.prompt.after}`),
      };
    case "listen-and-type":
      return { target: null, words: contentWords(item.key.text) };
  }
}

/** Marks items that must not meet: the same target word, or sentences that share much of their content. */
export function markEnemies<T extends Item>(items: readonly T[]): T[] {
  const faces = items.map((item) => ({ item, ...faceOf(item) }));
  const withWords = faces.filter(({ words }) => words.size > 0);
  const byTarget = Map.groupBy(
    faces.filter(({ target }) => target !== null),
    ({ target }) => target,
  );

  return faces.map(({ item, target, words }) => {
    const sameTarget = target === null ? [] : (byTarget.get(target) ?? []);
    const sameSentence =
      words.size === 0 ? [] : withWords.filter((other) => overlap(words, other.words) >= SAME_SENTENCE);
    const ids = new Set([...sameTarget, ...sameSentence].map((other) => other.item.id));
    ids.delete(item.id);
    return { ...item, enemies: [...ids].sort() };
  });
}
