import { type AssessmentReason } from "@/lib/assess/assessment";
import { type Counted } from "@/lib/assess/writing/gates/what-counts";
import { commonShares, foreignLetters } from "@/lib/assess/writing/gates/languages";
import { isWord } from "@/lib/assess/writing/spelling/words";
import { correctedWords } from "@/lib/core/text-limits";
import { lowerOf } from "@/lib/assess/writing/text/scored-text";
import { splitWords } from "@/lib/assess/writing/text/split-text";

/** Fewer words than these are answered with the lowest scores. */
const fewestWords = 5;
const mostCopied = 0.7;
/** From this share on it is said that some was copied, or said twice. */
const worthSaying = 0.15;

export type Gated =
  | { status: "unscorable"; reasons: AssessmentReason[] }
  | { status: "limited"; reasons: AssessmentReason[]; det: number }
  | { status: "open"; reasons: AssessmentReason[] };

const hasVowel = (word: string) => /[aeiouyàâäáéèêëíîïóôöúùûüı]/iu.test(word);

/** Whether letters could be a word at all: "asdf", "jjjjj" and "qwrtp" could not. */
const couldBeWord = (word: string) =>
  hasVowel(word) && !/(.)\1\1/u.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/u.test(word) && word.length <= 24;

function isOtherLanguage(text: string, words: readonly string[]) {
  if (foreignLetters(text) > 0.5) return true;
  if (words.length < 4) return false;
  const known = words.filter(isWord).length / words.length;
  const { english, other } = commonShares(words);
  if (other > 0.12 && other > english * 1.5 && known < 0.75) return true;
  // A language that is not listed: words that could be some, none of them English.
  return known < 0.35 && english < 0.06 && words.filter(couldBeWord).length / words.length > 0.85;
}

function isGibberish(words: readonly string[]) {
  const known = words.filter(isWord).length / words.length;
  const { english } = commonShares(words);
  if (words.length > 5 && new Set(words).size <= Math.max(2, words.length / 12)) return true;
  return known < 0.4 && english < 0.15;
}

const said = (counted: readonly Counted[], of: (part: Counted) => number) =>
  counted.reduce((sum, part) => sum + of(part), 0);

/** What a text is before it is scored. `written` are the parts as they came, `counted` what counts of them. */
export function gate(written: readonly string[], counted: readonly Counted[]): Gated {
  const all = said(counted, ({ words }) => words);
  if (!/[\p{L}\p{N}]/u.test(written.join(""))) return { status: "unscorable", reasons: ["empty"] };
  const text = written.join("\n");
  const words = splitWords(text).map((word) => lowerOf(word.text));
  if (isOtherLanguage(text, words)) return { status: "unscorable", reasons: ["other-language"] };
  const counting = counted.flatMap((part) => splitWords(part.text).map((word) => lowerOf(word.text)));
  const letters = (counting.length > 0 ? counting : words).filter((word) => /\p{L}/u.test(word));
  if (letters.length === 0 || isGibberish(letters)) return { status: "unscorable", reasons: ["gibberish"] };
  const copied = said(counted, (part) => part.copied) / Math.max(1, all);
  const repeated = said(counted, (part) => part.repeated) / Math.max(1, all);
  const reasons: AssessmentReason[] = [];
  if (copied > worthSaying) reasons.push("copied-prompt");
  if (repeated > worthSaying) reasons.push("repeated");
  if (copied > mostCopied)
    return { status: "limited", reasons, det: counting.length < fewestWords ? 10 : 20 };
  if (counting.length < fewestWords)
    return { status: "limited", reasons: [...reasons, "too-short"], det: counting.length < 2 ? 10 : 20 };
  return { status: "open", reasons };
}

/** The parts up to the cap of words. */
export function cutToMost(parts: readonly string[]): { parts: string[]; isCut: boolean } {
  let left = correctedWords;
  let isCut = false;
  const cut = parts.map((part) => {
    const words = splitWords(part);
    const isOver = words.length > left;
    const end = isOver ? (words[left - 1]?.end ?? 0) : part.length;
    isCut ||= isOver;
    left = Math.max(0, left - words.length);
    return part.slice(0, end);
  });
  return { parts: cut, isCut };
}
