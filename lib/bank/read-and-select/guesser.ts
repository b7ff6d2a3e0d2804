import { features, longPatterns, marks, patterns } from "@/lib/bank/read-and-select/features";
import { seededRandom } from "@/lib/bank/seeded-random";

export type Judged = { word: string; isReal: boolean };
export type Guess = { feature: string; right: number };

/** By how many draws the words are halved: one draw alone would leave a level of a few hundred words to chance. */
const HALVINGS = 10;

/**
 * How often somebody is right who looks at one feature only and knows, for each of its values, which answer is the more
 * frequent one; best first. `right` is a share of all words. Both kinds are taken to be equally many. Patterns are learned
 * on halves of `all`, the words of every level, or of these words alone: whichever tells more.
 */
export function rankGuessers(words: readonly Judged[], all: readonly Judged[] = words): Guess[] {
  const reals = words.filter(({ isReal }) => isReal).length;
  const whole = Object.entries(features).map(([name, read]) => {
    const counts = countValues(words, read);
    const most = [...counts.values()].map(({ real, invented }) => Math.max(real, invented));
    return { feature: name, right: most.reduce((sum, count) => sum + count, 0) / words.length };
  });
  const single = Object.entries(marks).flatMap(([name, read]) =>
    [...countValues(words, read)].map(([value, { real, invented }]) => {
      const yes = real + (words.length - reals - invented);
      return { feature: `${name} ${value}`, right: Math.max(yes, words.length - yes) / words.length };
    }),
  );
  return [...whole, ...rankPatterns(patterns, words, all), ...single].sort(bestFirst);
}

/** The same for the patterns that are told and not held, best first. */
export const rankLongPatterns = (words: readonly Judged[], all: readonly Judged[] = words): Guess[] =>
  rankPatterns(longPatterns, words, all).sort(bestFirst);

const bestFirst = (a: Guess, b: Guess) => b.right - a.right || (a.feature < b.feature ? -1 : 1);

type Patterns = Readonly<Record<string, (word: string) => string>>;

function rankPatterns(read: Patterns, words: readonly Judged[], all: readonly Judged[]): Guess[] {
  return Object.entries(read).map(([feature, valueOf]) => ({
    feature,
    right: Math.max(
      learnedShare(words, words, valueOf),
      all === words ? 0 : learnedShare(words, all, valueOf),
    ),
  }));
}

/**
 * How many of the words somebody gets right who has learned one half of `learned` and is asked the words of the other
 * half, both ways. A value that was not met, or was met as often in both kinds, is right half the time.
 */
export function learnedShare(
  asked: readonly Judged[],
  learned: readonly Judged[],
  valueOf: (word: string) => string,
): number {
  let right = 0;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const seen = [new Map<string, number>(), new Map<string, number>()] as const;
    for (const { word, isReal } of learned) {
      const half = seen[halvesOf(word)[halving] ?? 0];
      const value = valueOf(word);
      half.set(value, (half.get(value) ?? 0) + (isReal ? 1 : -1));
    }
    for (const { word, isReal } of asked) {
      const more = seen[halvesOf(word)[halving] === 0 ? 1 : 0].get(valueOf(word)) ?? 0;
      right += more === 0 ? 0.5 : Number(more > 0 === isReal);
    }
  }
  return right / HALVINGS / asked.length;
}

const halves = new Map<string, readonly (0 | 1)[]>();

/** In which half a word is follows from the word alone, so that one more word moves no other. */
function halvesOf(word: string): readonly (0 | 1)[] {
  const known = halves.get(word);
  if (known) return known;
  const random = seededRandom(word);
  const own = Array.from({ length: HALVINGS }, () => (random() < 0.5 ? 0 : 1));
  halves.set(word, own);
  return own;
}

function countValues(words: readonly Judged[], read: (word: string) => string[]) {
  const counts = new Map<string, { real: number; invented: number }>();
  for (const { word, isReal } of words)
    for (const value of new Set(read(word))) {
      const count = counts.get(value) ?? { real: 0, invented: 0 };
      count[isReal ? "real" : "invented"] += 1;
      counts.set(value, count);
    }
  return counts;
}
