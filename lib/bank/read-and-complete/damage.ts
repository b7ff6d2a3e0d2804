/** A word of which the first letters are shown; `missing` is how many letters are not. */
export type Gap = { shown: string; missing: number; word: string };
/** Text that stays whole, or a damaged word. */
export type Part = string | Gap;

export const MOST_GAPS = 25;

/** The sentences of a text, each with the space behind it, so that together they are the text. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]["”]?\s+)(?=["“]?\p{Lu})/u);
}

/**
 * A text as a C-test: from the second sentence on, every second word of two letters or more keeps its first half,
 * rounded down, at least one letter, up to the 25th gap or the last sentence. Numbers, words with a hyphen or an
 * apostrophe and names (capitals inside a sentence or quotation, and the names given) stay whole and are not counted.
 * After Klein-Braley and Raatz (1984).
 */
export function damage(text: string, names: readonly string[] = []): Part[] {
  const sentences = splitSentences(text);
  const last = sentences.length - 1;
  const count = { words: 0, gaps: 0 };

  const parts = sentences.flatMap((sentence, index) =>
    index === 0 || index === last ? [sentence] : damageSentence(sentence, new Set(names), count),
  );
  return joinText(parts);
}

export const isGap = (part: Part): part is Gap => typeof part !== "string";

function damageSentence(
  sentence: string,
  names: ReadonlySet<string>,
  count: { words: number; gaps: number },
): Part[] {
  let isFirst = true;
  return splitTokens(sentence).map((token) => {
    if (!/^[\p{L}\p{N}]/u.test(token)) {
      isFirst ||= /["“]$/.test(token);
      return token;
    }
    const isName = names.has(token) || (!isFirst && /^\p{Lu}/u.test(token));
    isFirst = false;
    if (isName || !/^\p{L}{2,}$/u.test(token)) return token;
    count.words += 1;
    if (count.words % 2 === 1 || count.gaps === MOST_GAPS) return token;
    count.gaps += 1;
    return toGap(token);
  });
}

const splitTokens = (sentence: string) => sentence.split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u);

function toGap(word: string): Gap {
  const shown = word.slice(0, Math.max(1, Math.floor(word.length / 2)));
  return { shown, missing: word.length - shown.length, word };
}

function joinText(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((joined, part) => {
    const before = joined.at(-1);
    if (typeof part === "string" && typeof before === "string") joined[joined.length - 1] = before + part;
    else if (part !== "") joined.push(part);
    return joined;
  }, []);
}
