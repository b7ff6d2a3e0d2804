/** Shorter sentences come about by chance. */
const fewestWords = 7;
/** Pairs of neighbouring words that two sentences have in common, of all: from here on they are the same sentence. */
const alike = 0.8;

export type Written = { from: "own" | "sample"; text: string };

const wordsOf = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

function sentencesOf(text: string): { sentence: string; pairs: Set<string> }[] {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text.normalize("NFC"));
  return [...sentences].flatMap(({ segment }) => {
    const words = wordsOf(segment.replaceAll("’", "'"));
    if (words.length < fewestWords) return [];
    const pairs = new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
    return [{ sentence: segment.trim(), pairs }];
  });
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size) >= alike;
}

/**
 * Sentences of an answer that stand in what its learner wrote before, or in a published sample: as they are, or with a word or
 * two changed. Sentences that the task itself gives (`asked`) are nobody's own, and count for nothing.
 */
export function findRepeated(
  text: string,
  known: readonly Written[],
  asked: readonly string[] = [],
): { from: Written["from"]; sentences: string[] }[] {
  const given = asked.flatMap(sentencesOf);
  const own = sentencesOf(text).filter(({ pairs }) => !given.some((each) => isAlike(each.pairs, pairs)));
  if (own.length === 0) return [];
  return (["own", "sample"] as const).flatMap((from) => {
    const before = known.filter((each) => each.from === from).flatMap((each) => sentencesOf(each.text));
    const sentences = own
      .filter(({ pairs }) => before.some((each) => isAlike(each.pairs, pairs)))
      .map(({ sentence }) => sentence);
    return sentences.length > 0 ? [{ from, sentences }] : [];
  });
}
