const START = "^";
const END = "$";
const CONTEXT = 3;

/** Mean log2 probability of a letter of a word, given the three before it; the least likely letter counts as 1 in 1000. */
export type Plausibility = (word: string) => number;

const LEAST = 0.001;

/** A letter model of order 4, counted over the training words. */
export function trainLetterModel(words: readonly string[]): Plausibility {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const word of words) {
    for (const { context, letter } of stepsOf(word)) {
      add(context);
      add(context + letter);
    }
  }

  return (word) => {
    const logs = stepsOf(word).map(({ context, letter }) => {
      const total = counts.get(context) ?? 0;
      return Math.log2(total === 0 ? LEAST : Math.max(LEAST, (counts.get(context + letter) ?? 0) / total));
    });
    return logs.reduce((sum, log) => sum + log, 0) / logs.length;
  };
}

function stepsOf(word: string) {
  const text = START.repeat(CONTEXT) + word + END;
  return Array.from({ length: word.length + 1 }, (_, index) => ({
    context: text.slice(index, index + CONTEXT),
    letter: text.charAt(index + CONTEXT),
  }));
}
