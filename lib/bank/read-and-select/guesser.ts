import { features, marks } from "@/lib/bank/read-and-select/features";

export type Judged = { word: string; isReal: boolean };
export type Guess = { feature: string; right: number };

/**
 * How often somebody is right who looks at one feature only and knows, for each of its values, which answer is the more
 * frequent one; best first. `right` is a share of all words. Both kinds are taken to be equally many.
 */
export function rankGuessers(words: readonly Judged[]): Guess[] {
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
  return [...whole, ...single].sort((a, b) => b.right - a.right || (a.feature < b.feature ? -1 : 1));
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
