import type { Lexicon } from "@/lib/bank/lexicon";
import { hasEnding } from "@/lib/bank/listen-and-type/what-is-hard";
import { silentLetter } from "@/lib/bank/read-aloud/silent-letters";
import { spokenAs } from "@/lib/bank/spoken-as";
import { ipaOf } from "@/lib/bank/spoken-word";
import { written } from "@/lib/bank/written-word";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** Words up to this frequency (Zipf) are worth hearing before they are read. */
const SELDOM = 4;
const LINES = 4;
const MOST_WORDS = 5;
const MOST_LINKS = 3;
const MOST_PAUSES = 3;

/** The vowels of the CMU dictionary carry a figure for stress. */
const isVowel = (phoneme: string) => /\d$/.test(phoneme);
/** Sounds that glide: before a vowel they are no consonant that could be carried over. */
const gliding = ["W", "Y", "HH"];

/**
 * What to mind when a sentence is read out: it follows from its words and marks, so that it is true whoever reads. At
 * most four lines.
 */
export function whatToMind(sentence: string, lexicon: Lexicon): Explanation[] {
  const words = [...new Set(splitWords(sentence))];
  const small = smallWordsOf(sentence).slice(0, MOST_WORDS);
  const links = linksOf(sentence, lexicon).slice(0, MOST_LINKS);
  return [
    ...hardWord(words, lexicon),
    ...words.flatMap((word) => pastSound(word, lexicon)).slice(0, 1),
    ...words.flatMap(silent).slice(0, 1),
    ...pauseOf(sentence, lexicon),
    ...(links.length > 0 ? [explain("aloud-linking", { words: links.join(", ") })] : []),
    ...(small.length > 1 ? [explain("aloud-small-words", { words: small.join(", ") })] : []),
  ].slice(0, LINES);
}

function hardWord(words: readonly string[], lexicon: Lexicon): Explanation[] {
  const known = words.flatMap((word) => {
    const sounds = /^[a-z]+$/.test(word) ? lexicon.pronunciation(word) : null;
    return sounds === null ? [] : [{ word, zipf: lexicon.zipf(word) }];
  });
  const [rarest] = known.toSorted((one, other) => one.zipf - other.zipf);
  if (!rarest || rarest.zipf >= SELDOM) return [];
  const { word } = rarest;
  const ipa = ipaOf(word, null, lexicon) ?? "";
  const hasStress = ipa.includes("ˈ");
  return [explain(hasStress ? "aloud-stress" : "aloud-sounds", { word: written(word), ipa })];
}

const silent = (word: string): Explanation[] => {
  const letter = silentLetter(word);
  return letter === undefined ? [] : [explain("aloud-silent", { word, letter })];
};

/** A past ending that is a sound and no syllable, as in "stopped". */
function pastSound(word: string, lexicon: Lexicon): Explanation[] {
  if (!/[^aeiouytd]ed$/.test(word) || !hasEnding(word, lexicon)) return [];
  const [sound, before = ""] = (spokenAs.get(word) ?? lexicon.pronunciation(word) ?? "")
    .split(" ")
    .toReversed();
  if ((sound !== "T" && sound !== "D") || isVowel(before)) return [];
  return [explain("aloud-past", { word, sound: sound.toLowerCase() })];
}

/** After a comma these are said in one breath with what stands before it. */
const noPauseBefore = new Set(["either", "please", "too"]);

/** Wherever a comma or semicolon parts a sentence; not between two adjectives, which run on. */
function pauseOf(sentence: string, lexicon: Lexicon): Explanation[] {
  const isAdjective = (word: string) => lexicon.senses(word.toLowerCase())[0]?.partOfSpeech === "adjective";
  const stops = [...sentence.matchAll(/([A-Za-z'’]+)[,;] (?=([A-Za-z'’]+))/g)];
  const words = stops
    .filter(
      ([, one = "", other = ""]) =>
        !noPauseBefore.has(other.toLowerCase()) && !(isAdjective(one) && isAdjective(other)),
    )
    .map(([, one = ""]) => written(one));
  return [...new Set(words)].slice(0, MOST_PAUSES).map((word) => explain("aloud-pause", { word }));
}

/** Small words that lean on the next one. At the end of a phrase they are said in full. */
const leaning =
  /\b(a|an|and|as|than|the|(?:at|for|from|of|to)(?! (?:by|in|is|on|was|were|with)\b))(?= [a-z])/gi;

/** One that also ends a phrase, as in "easy to dance to", is left out: the line could mean either. */
const smallWordsOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(leaning)].map(([word]) => word.toLowerCase()))].filter(
    (word) => !new RegExp(`\\b${word}(?=[,;:.?!])`, "i").test(sentence),
  );

/** With these a clause begins, and before it a reader may breathe. */
const opening = /^(?:after|although|and|as|i|if|or|unless|until)$/;
/** Before "it" these are no end of a phrase, as a noun is: "to his amazement it". */
const beforeIt =
  /^(?:as|at|because|but|for|from|if|in|into|like|of|on|once|since|than|that|unless|until|when|with)$/;
const MOST_BEFORE_IS = 3;

/** Whether a phrase may end between two words, so that some speakers pause there. */
function isJoint(one: string, other: string, before: number, lexicon: Lexicon) {
  if (opening.test(other)) return true;
  if (other === "it") return !beforeIt.test(one) && !isVerbal(one, lexicon);
  return /^(?:is|are)$/.test(other) && before > MOST_BEFORE_IS;
}

/** "Stop", "stopped": what "it" can be the object of. */
const isVerbal = (word: string, lexicon: Lexicon) =>
  word.endsWith("ed") ||
  [word, word.replace(/s$/, ""), word.replace(/es$/, "")].some(
    (base) => lexicon.senses(base)[0]?.partOfSpeech === "verb",
  );

/** Pairs of words within a phrase: the last consonant of one is said with the first vowel of the other. */
function linksOf(sentence: string, lexicon: Lexicon): string[] {
  const pairs = [...sentence.matchAll(/(?<![a-z'’])([a-z]+) (?=([a-z]+)(?![a-z'’]))/gi)];
  return pairs.flatMap(({ 1: one = "", 2: other = "", index }) => {
    const before = splitWords(sentence.slice(0, index).split(/[,;:]/).at(-1) ?? "").length + 1;
    const isLinked =
      runTogether(one.toLowerCase(), other.toLowerCase(), lexicon) &&
      !isJoint(one.toLowerCase(), other.toLowerCase(), before, lexicon);
    return isLinked ? [`${written(one)} ${written(other)}`] : [];
  });
}

function runTogether(one: string, other: string, lexicon: Lexicon) {
  const last = lexicon.pronunciation(one)?.split(" ").at(-1) ?? "";
  const first = lexicon.pronunciation(other)?.split(" ").at(0) ?? "";
  return last !== "" && !isVowel(last) && !gliding.includes(last) && isVowel(first);
}
