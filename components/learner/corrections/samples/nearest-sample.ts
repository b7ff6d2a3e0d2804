type Sample = { name: string; asks: readonly string[]; picture?: { alt: string } | undefined };
type Wanted = { name: string | null; text: string };

/** Words that any prompt may have say nothing of what it is about. */
const shortest = 5;
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length >= shortest));
const textOf = ({ asks, picture }: Sample) => [...asks, picture?.alt ?? ""].join(" ");

/**
 * The prompt itself where it has sample answers, else the one that shares most words with it, the first among equals;
 * null where the task has none at all.
 */
export function nearestSample<Each extends Sample>(
  samples: readonly Each[],
  { name, text }: Wanted,
): Each | null {
  const own = samples.find((sample) => sample.name === name);
  if (own) return own;
  const wanted = wordsOf(text);
  const shared = (sample: Each) => [...wordsOf(textOf(sample))].filter((word) => wanted.has(word)).length;
  return samples.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
