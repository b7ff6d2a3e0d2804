const START = "^";
const END = "$";

/** Draws a string letter by letter; null where it has grown too long or can't go on. */
export type LetterChain = (random: () => number) => string | null;

/**
 * Strings in which every letter follows the `context` letters before it in at least `least` training words. Letters
 * are drawn by the square root of how many words have them, so that the most usual do not crowd out the rest.
 */
export function letterChain(options: {
  words: readonly string[];
  context: number;
  least: number;
  longest: number;
}): LetterChain {
  const { words, context, least, longest } = options;
  const followers = countFollowers(words, context);
  const weighted = new Map([...followers].map(([before, counts]) => [before, cumulate(counts, least)]));

  return (random) => {
    let text = START.repeat(context);
    while (text.length - context <= longest) {
      const letter = draw(weighted.get(text.slice(-context)) ?? [], random());
      if (letter === null) return null;
      if (letter === END) return text.slice(context);
      text += letter;
    }
    return null;
  };
}

type Weighted = readonly { letter: string; until: number }[];

function cumulate(counts: ReadonlyMap<string, number>, least: number): Weighted {
  let until = 0;
  return [...counts].flatMap(([letter, count]) =>
    count < least ? [] : [{ letter, until: (until += Math.sqrt(count)) }],
  );
}

function countFollowers(words: readonly string[], context: number) {
  const followers = new Map<string, Map<string, number>>();
  for (const word of words) {
    const text = START.repeat(context) + word + END;
    for (let index = context; index < text.length; index += 1) {
      const before = text.slice(index - context, index);
      const counts = followers.get(before) ?? new Map<string, number>();
      counts.set(text.charAt(index), (counts.get(text.charAt(index)) ?? 0) + 1);
      followers.set(before, counts);
    }
  }
  return followers;
}

function draw(options: Weighted, random: number): string | null {
  const wanted = random * (options.at(-1)?.until ?? 0);
  return options.find(({ until }) => wanted < until)?.letter ?? null;
}
