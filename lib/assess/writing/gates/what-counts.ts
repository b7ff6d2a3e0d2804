import { lowerOf } from "@/lib/assess/writing/text/scored-text";
import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";

/** So many words in a row that stand in the task are copied from it. */
const copiedRun = 5;
/** A sentence that shares this much with one before says it again. */
const sameShare = 0.9;

const markup = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/giu;
/** What is said to whoever scores, in place of an answer. */
const toTheScorer =
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,60}\b(?:instructions?|prompts?|rules?|above|previous)\b|\b(?:give|award|assign|grant)\b[^.!?\n]{0,40}\b(?:score|points?|marks?|grade|1[0-6]0)\b|\b(?:you are|act as)\b[^.!?\n]{0,30}\b(?:examiner|grader|rater|scorer|assistant|ai|model)\b|\bsystem prompt\b/iu;

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ") + text.slice(end);

const wordsOf = (text: string) => splitWords(text).map((word) => lowerOf(word.text));

/** Every run of words of the task, by which what was copied is known. */
function runsOf(asked: readonly string[]) {
  const runs = new Set<string>();
  for (const text of asked) {
    const words = wordsOf(text);
    for (let at = 0; at + copiedRun <= words.length; at += 1)
      runs.add(words.slice(at, at + copiedRun).join(" "));
  }
  return runs;
}

function withoutCopies(text: string, runs: ReadonlySet<string>) {
  const words = splitWords(text);
  const isCopied = words.map(() => false);
  for (let at = 0; at + copiedRun <= words.length; at += 1) {
    const run = words.slice(at, at + copiedRun);
    if (runs.has(run.map((word) => lowerOf(word.text)).join(" "))) isCopied.fill(true, at, at + copiedRun);
  }
  let kept = text;
  words.forEach(({ start, end }, at) => {
    if (isCopied[at]) kept = blank(kept, start, isCopied[at + 1] ? (words[at + 1]?.start ?? end) : end);
  });
  return { text: kept, copied: isCopied.filter(Boolean).length };
}

function isSame(words: readonly string[], others: readonly (readonly string[])[]) {
  const own = new Set(words);
  return others.some((other) => {
    const shared = other.filter((word) => own.has(word)).length;
    return shared / Math.max(words.length, other.length) >= sameShare;
  });
}

export type Counted = { text: string; copied: number; repeated: number; words: number };

/**
 * What of each part counts, with the rest blanked so that places stay: no markup, nothing copied from the task, no sentence
 * twice, nothing said to the scorer. `words` are those that were written.
 */
export function whatCounts(parts: readonly string[], asked: readonly string[]): Counted[] {
  const runs = runsOf(asked);
  const said: string[][] = [];
  return parts.map((part) => {
    const plain = part.replaceAll(markup, (found) => found.replaceAll(/[^\n]/g, " "));
    const { text, copied } = withoutCopies(plain, runs);
    let kept = text;
    let repeated = 0;
    for (const sentence of splitSentences(text)) {
      const words = wordsOf(sentence.text);
      const isAgain = words.length >= 3 && isSame(words, said);
      if (isAgain) repeated += words.length;
      else said.push(words);
      if (isAgain || toTheScorer.test(sentence.text)) kept = blank(kept, sentence.start, sentence.end);
    }
    return { text: kept, copied, repeated, words: splitWords(plain).length };
  });
}
