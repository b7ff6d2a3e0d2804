import type { Item } from "@/lib/bank/item";
import { overlap } from "@/lib/bank/near-duplicate";
import { bankTypes } from "@/lib/bank/registry";

const SAME_SENTENCE = 0.4;

/** Marks items that must not meet: the same target word, or sentences that share much of their content. */
export function markEnemies<T extends Item>(items: readonly T[]): T[] {
  const faces = items.map((item) => ({ item, ...bankTypes[item.type].face(item) }));
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
