import type { Item } from "@/lib/bank/item";
import { contentWords } from "@/lib/bank/near-duplicate";
import { overlapIndex } from "@/lib/bank/overlap-index";

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
