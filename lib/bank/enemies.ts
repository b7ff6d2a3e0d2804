import type { Item } from "@/lib/bank/item";
import { overlapIndex } from "@/lib/bank/overlap-index";
import { bankTypes } from "@/lib/bank/registry";

const SAME_SENTENCE = 0.4;

/** Marks items that must not meet: the same target word, or sentences that share much of their content. */
export function markEnemies<T extends Item>(items: readonly T[]): T[] {
  const faces = items.map((item) => ({ item, ...bankTypes[item.type].face(item) }));
  const sentences = overlapIndex(SAME_SENTENCE);
  for (const { words } of faces) sentences.add(words);
  const byTarget = Map.groupBy(
    faces.filter(({ target }) => target !== null),
    ({ target }) => target,
  );

  return faces.map(({ item, target, words }) => {
    const sameTarget = target === null ? [] : (byTarget.get(target) ?? []);
    const sameSentence = words.size === 0 ? [] : sentences.near(words).flatMap((index) => faces[index] ?? []);
    const ids = new Set([...sameTarget, ...sameSentence].map((other) => other.item.id));
    ids.delete(item.id);
    return { ...item, enemies: [...ids].sort() };
  });
}
