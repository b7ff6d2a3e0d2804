const START = "^";
const END = "$";
const CONTEXT = 3;

export type LetterModel = {
  /** One invented string, letter by letter; null where it runs past the limit. */
  sample: (random: () => number, maxLetters: number) => string | null;
  /** Mean log2 probability of a letter of the word; -Infinity for a sequence never seen. */
  plausibility: (word: string) => number;
};

/** A letter model of order 4: each letter depends on the three before it, as counted in the training words. */
export function trainLetterModel(words: readonly string[]): LetterModel {
  const counts = new Map<string, Map<string, number>>();
  for (const word of words) {
    for (const { context, letter } of steps(word)) {
      const followers = counts.get(context) ?? new Map<string, number>();
      followers.set(letter, (followers.get(letter) ?? 0) + 1);
      counts.set(context, followers);
    }
  }

  return {
    sample: (random, maxLetters) => {
      let text = START.repeat(CONTEXT);
      while (text.length <= maxLetters + CONTEXT) {
        const letter = draw(counts.get(text.slice(-CONTEXT)), random());
        if (letter === END) return text.slice(CONTEXT);
        text += letter;
      }
      return null;
    },
    plausibility: (word) => {
      const logs = steps(word).map(({ context, letter }) => {
        const followers = counts.get(context);
        const total = followers ? sum(followers.values()) : 0;
        return total === 0 ? -Infinity : Math.log2((followers?.get(letter) ?? 0) / total);
      });
      return sum(logs) / logs.length;
    },
  };
}

function steps(word: string) {
  const text = START.repeat(CONTEXT) + word + END;
  return Array.from({ length: word.length + 1 }, (_, index) => ({
    context: text.slice(index, index + CONTEXT),
    letter: text.charAt(index + CONTEXT),
  }));
}

function draw(followers: Map<string, number> | undefined, random: number): string {
  if (!followers) return END;
  let left = random * sum(followers.values());
  for (const [letter, count] of followers) {
    left -= count;
    if (left < 0) return letter;
  }
  return END;
}

function sum(values: Iterable<number>) {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
