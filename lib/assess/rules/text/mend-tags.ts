import { classesFor, type WordClass } from "@/lib/assess/rules/words/classes";
import { closedTagOf, isDeterminer, isModal, isSubjectPronoun } from "@/lib/assess/rules/words/closed";
import { nounReadings } from "@/lib/assess/rules/words/nouns";
import { verbReadings } from "@/lib/assess/rules/words/verbs";
import { type Word } from "@/lib/assess/rules/text/word";
import { isComparative, isSuperlative } from "@/lib/assess/rules/words/adjectives";

const tagOfClass: Record<WordClass, string> = { n: "NOUN", v: "VERB", a: "ADJ", r: "ADV" };
const isClass = (letter: string): letter is WordClass => letter in tagOfClass;

const cache = new Map<string, readonly string[]>();

/** Parts of speech that a lower-case word can have, by its dictionary forms; the most usual first. */
export function possibleTags(low: string): readonly string[] {
  const known = cache.get(low);
  if (known) return known;
  const nouns = nounReadings(low);
  const verbs = verbReadings(low);
  const own = [...classesFor(low)].filter(isClass).map((letter) => tagOfClass[letter]);
  const inflected = [
    ...(nouns.length > 0 ? [{ tag: "NOUN", of: classesFor(nouns[0]?.lemma ?? "").indexOf("n") }] : []),
    ...(verbs.length > 0 ? [{ tag: "VERB", of: classesFor(verbs[0]?.lemma ?? "").indexOf("v") }] : []),
  ]
    .toSorted((one, other) => one.of - other.of)
    .map(({ tag }) => tag);
  const graded = isComparative(low) || isSuperlative(low) ? ["ADJ"] : [];
  const all = [...new Set([...own, ...graded, ...inflected])];
  if (cache.size > 20_000) cache.clear();
  cache.set(low, all);
  return all;
}

function dictionaryTag(word: Word, isFirst: boolean): string {
  const closed = closedTagOf(word.low);
  if (closed) return closed;
  if (!/[a-z]/i.test(word.low) || word.tag === "PUNCT" || word.tag === "NUM") return word.tag;
  const possible = possibleTags(word.low);
  if (word.tag === "PROPN" && !isFirst && /^[A-Z]/.test(word.text)) return "PROPN";
  if (possible.length === 0 || possible.includes(word.tag)) return word.tag === "AUX" ? "VERB" : word.tag;
  return possible[0] ?? word.tag;
}

const startsNounPhrase = (word: Word | undefined) =>
  word !== undefined && (isDeterminer(word.low) || word.tag === "ADJ" || word.tag === "NUM");

/** A word by its neighbours, where dictionary and tagger leave more than one reading. */
function contextTag(words: readonly Word[], index: number): string {
  const word = words[index];
  if (!word) return "X";
  const previous = words[index - 1];
  const next = words[index + 1];
  const can = (tag: string) => possibleTags(word.low).includes(tag);
  if (closedTagOf(word.low)) return word.tag;
  if (word.tag === "VERB" && startsNounPhrase(previous) && can("NOUN") && previous?.tag !== "PRON") {
    const isBefore = next && (next.tag === "NOUN" || next.tag === "PROPN") && can("ADJ");
    return isBefore ? "ADJ" : /(?:ed|ing)$/.test(word.low) && next?.tag === "NOUN" ? "ADJ" : "NOUN";
  }
  if (word.tag === "NOUN" && can("VERB") && isVerbPlace(previous)) return "VERB";
  if (
    word.tag === "NOUN" &&
    possibleTags(word.low)[0] === "VERB" &&
    previous?.tag === "NOUN" &&
    next &&
    isObjectStart(next.low)
  )
    return "VERB";
  return word.tag;
}

const isObjectStart = (low: string) =>
  ["a", "an", "the", "my", "your", "his", "her", "our", "their", "me", "us", "him", "them"].includes(low);
const isVerbPlace = (previous: Word | undefined) =>
  previous !== undefined &&
  (isModal(previous.low) ||
    isSubjectPronoun(previous.low) ||
    previous.low === "who" ||
    (previous.low === "n't" && previous.tag === "PART"));

/** The tagger's parts of speech, mended by what each word can be at all and by its neighbours. */
export function mendTags(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ low }) => /[a-z]/.test(low));
  const known = words.map((word) => ({ ...word, tag: dictionaryTag(word, word.index === first) }));
  return known.map((word, index) => ({ ...word, tag: contextTag(known, index) }));
}
