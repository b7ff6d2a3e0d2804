import { shuffle } from "@/lib/bank/seeded-random";

const START = "^";
const END = "$";
const LEAST_PAIR = 30;

export type SegmentSwapper = (base: string, random: () => number) => string | null;

/** Consonants and vowels by turns, as a reader sees them: "harvest" is h, a, rv, e, st. */
export function segmentsOf(word: string): string[] {
  return word.match(/^y|qu|[aeiouy]+|[^aeiouy]+/g) ?? [];
}

/**
 * Makes a word that looks English out of a real one by changing two or three of its segments for others that stand
 * in the same surroundings in many words (after Wuggy: Keuleers and Brysbaert, 2010). Null where none fits.
 */
export function segmentSwapper(words: readonly string[]): SegmentSwapper {
  const pairs = new Map<string, Map<string, number>>();
  for (const word of words) {
    const segments = [START, ...segmentsOf(word), END];
    for (const [index, next] of segments.slice(1).entries()) {
      const followers = pairs.get(segments[index] ?? START) ?? new Map<string, number>();
      followers.set(next, (followers.get(next) ?? 0) + 1);
      pairs.set(segments[index] ?? START, followers);
    }
  }
  const countPair = (first: string, second: string) => pairs.get(first)?.get(second) ?? 0;

  return (base, random) => {
    const segments = segmentsOf(base);
    const swaps = segments.length <= 4 || random() < 0.6 ? 2 : 3;
    const made = [START, ...segments, END];
    const places = shuffle([...segments.keys()], random)
      .slice(0, swaps)
      .sort((a, b) => a - b);

    for (const place of places) {
      const before = made[place] ?? START;
      const after = made[place + 2] ?? END;
      const fitting = [...(pairs.get(before) ?? [])].filter(
        ([segment, count]) =>
          segment !== END &&
          segment !== segments[place] &&
          count >= LEAST_PAIR &&
          countPair(segment, after) >= LEAST_PAIR,
      );
      const chosen = drawByRoot(fitting, random());
      if (chosen === null) return null;
      made[place + 1] = chosen;
    }
    return made.slice(1, -1).join("");
  };
}

/** One of the weighted options, by the square root of its weight, so that the most usual do not crowd out the rest. */
function drawByRoot(options: readonly (readonly [string, number])[], random: number): string | null {
  let left = random * options.reduce((sum, [, weight]) => sum + Math.sqrt(weight), 0);
  for (const [option, weight] of options) {
    left -= Math.sqrt(weight);
    if (left < 0) return option;
  }
  return null;
}
