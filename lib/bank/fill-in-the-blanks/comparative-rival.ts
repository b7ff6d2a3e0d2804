import type { Lexicon } from "@/lib/bank/lexicon";

const RIVAL_ZIPF = 2.8;
const KEEPS_POSITIVE = /\b(?:and|as|but|how|more|most|or|quite|so|too|very) $/i;
const ENDS_PHRASE =
  /^(?:[,.;!?]| (?:across|at|behind|from|if|in|into|on|over|past|through|to|toward|under|when|while|with|without)\b)/;

type Gap = { before: string; word: string; after: string; shown: number | null };

const comparativeOf = (adverb: string) => adverb.replace(/ly$/, "er");

/** Whether "clearer" fits where "clearly" is asked for: people say "speak clearer", though not "speak very clearer". */
export function takesComparative({ before, word, after, shown }: Gap, lexicon: Lexicon): boolean {
  if (shown === null || !word.endsWith("ly")) return false;
  const rival = comparativeOf(word);
  const isCommon = lexicon.isSpelling(rival) && lexicon.zipf(rival) >= RIVAL_ZIPF;
  const showsTheSame = rival.startsWith(word.slice(0, shown));
  return isCommon && showsTheSame && ENDS_PHRASE.test(after) && !KEEPS_POSITIVE.test(before);
}
