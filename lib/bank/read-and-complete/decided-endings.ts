import type { Lexicon } from "@/lib/bank/lexicon";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { isGap, type Part, splitSentences } from "@/lib/bank/read-and-complete/damage";

const COMMON_ZIPF = 3;
const inflected = /^(.+?)(ies|es|s|ied|ed|d)$/;

const listed = (words: string) => new Set(words.split(/\s+/));
const auxiliaries = listed("have has had having am is are was were be been being");
const subjects = listed(
  `i you he she it we they who which that one nobody somebody everybody anybody someone everyone anyone nothing
  something everything anything`,
);
const joining = listed("and or but");
const between = listed(
  `not never ever often always already also just once since only still even then both almost soon again twice`,
);

/**
 * The missing words whose endings the sentence decides: plurals, third persons, pasts after their subject and
 * participles after "have" or "be". An "-ed" after a noun, an article or a comma may be anything ("a borrowed ladder",
 * "provided that"), so it is none of them.
 */
export function decidedEndings(parts: readonly Part[], lexicon: Lexicon): Set<string> {
  const decided = new Map<string, boolean>();
  let before = "";
  for (const part of parts) {
    const text = isGap(part) ? part.word : part;
    if (isGap(part)) {
      const word = text.toLowerCase();
      const isDecided = hasOwnEnding(word, lexicon) && (word.endsWith("s") || isVerb(before, lexicon));
      decided.set(word, isDecided && decided.get(word) !== false);
    }
    before += text;
  }
  return new Set([...decided].filter(([, isDecided]) => isDecided).map(([word]) => word));
}

/** Whether the word is a regular form of a common one, and no word of its own as "news" is. */
function hasOwnEnding(word: string, lexicon: Lexicon) {
  const [, stem = "", ending = ""] = inflected.exec(word) ?? [];
  if (stem.length < 2 || word.endsWith("ss") || lexicon.senses(word).length > 0) return false;
  const bases = ending.startsWith("i") ? [`${stem}y`] : [stem, `${stem}e`];
  const single = stem.replace(/([^aeiou])\1$/, "$1");
  return [...bases, single].some((base) => lexicon.isSpelling(base) && lexicon.zipf(base) >= COMMON_ZIPF);
}

/** Whether a word in "-ed" behind this text is one that "have" or "be", its subject or the verb before it asks for. */
function isVerb(before: string, lexicon: Lexicon) {
  const sentence = splitSentences(before).at(-1) ?? "";
  if (!/[\p{L}’'-] $/u.test(sentence)) return false;
  const words = sentence.match(/[\p{L}’'-]+/gu) ?? [];
  const leader = words.findLast((word) => !between.has(word) && !/[a-z]ly$/.test(word));
  if (leader === undefined) return false;
  const lower = leader.toLowerCase();
  const isName = leader !== lower && !isFunctionWord(lower) && !lexicon.isSpelling(lower);
  return isName || [auxiliaries, subjects, joining].some((group) => group.has(lower));
}
