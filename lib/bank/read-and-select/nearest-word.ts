import type { Lexicon } from "@/lib/bank/lexicon";
import { isSensitive } from "@/lib/bank/unsuitable-words";
import { editDistance } from "@/lib/questions/edit-distance";

const KNOWN_ZIPF = 2.8;
const MAX_DISTANCE = 3;

export type NearestWord = { word: string; distance: number };

/** Finds the real word a reader is likely to have in mind: fewest letters changed, then same start, then frequency. */
export function nearestWordFinder(lexicon: Lexicon): (invented: string) => NearestWord | null {
  const offensive = new Set(lexicon.offensive.english);
  const candidates = lexicon.words.filter(
    (word) =>
      word.length >= 4 &&
      lexicon.zipf(word) >= KNOWN_ZIPF &&
      lexicon.senses(word).length > 0 &&
      !isSensitive(word) &&
      !offensive.has(word),
  );
  const byLength = Map.groupBy(
    candidates.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  );

  return (invented) => {
    const letters = lettersOf(invented);
    let best: (NearestWord & { cost: number }) | null = null;
    for (const length of [0, -1, 1, -2, 2].map((step) => invented.length + step)) {
      for (const { word, letters: others } of byLength.get(length) ?? []) {
        if (leastDistance(letters, others) > (best?.distance ?? MAX_DISTANCE)) continue;
        const distance = editDistance(invented, word);
        const cost = distance * 10 - sharedStart(invented, word) - lexicon.zipf(word) / 10;
        if (distance <= MAX_DISTANCE && (!best || cost < best.cost)) best = { word, distance, cost };
      }
    }
    return best && { word: best.word, distance: best.distance };
  };
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  return Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);
}

/** Letters that only one of two words has must be changed: a cheap lower bound of their distance. */
function leastDistance(first: number, second: number): number {
  return Math.max(countBits(first & ~second), countBits(second & ~first));
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function sharedStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return Math.min(length, 5);
}
