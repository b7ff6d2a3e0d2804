import { allOf, among } from "@/lib/assess/rules/words/among";
import { classesFor, type WordClass } from "@/lib/assess/rules/words/classes";
import { closedTagOf, isDeterminer, isModal, isSubjectPronoun } from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
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
  if (among("lives leaves", low)) inflected.reverse();
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
  word !== undefined &&
  word.tag !== "PRON" &&
  (isDeterminer(word.low) || word.tag === "ADJ" || word.tag === "NUM");

/** Behind a determiner or an adjective it is no verb: "the lost keys", "my work". */
function insidePhrase(word: Word, next: Word | undefined): string {
  const isBeforeNoun = among("NOUN PROPN", next?.tag);
  const isAdjective =
    possibleTags(word.low).includes("ADJ") || (/(?:ed|ing)$/.test(word.low) && next?.tag === "NOUN");
  return isBeforeNoun && isAdjective ? "ADJ" : "NOUN";
}

const isVerbObject = (next: Word | undefined) => isObjectStart(next?.low) || next?.low === "at";

/** A noun that is a verb first of all, between a noun and an object: "this photo show a group". */
const isBehindNoun = (word: Word, previous: Word | undefined, next: Word | undefined) =>
  allOf(
    possibleTags(word.low)[0] === "VERB",
    previous?.tag === "NOUN",
    isObjectStart(next?.low) || (isPersonNoun(previous?.low ?? "") && among("NOUN ADV", next?.tag)),
  );

/** A noun or an adjective that is a verb all the same: "who cook", "the museum open at ten". */
function isVerbInstead(word: Word, previous: Word | undefined, next: Word | undefined): boolean {
  if (!possibleTags(word.low).includes("VERB")) return false;
  if (among("own open close", word.low)) return previous?.tag === "NOUN" && isVerbObject(next);
  if (word.low === "lives")
    return previous?.tag === "NOUN" && among("in at with near abroad alone here there", next?.low);
  return word.tag === "NOUN" && (isVerbPlace(previous) || isBehindNoun(word, previous, next));
}

/** A word by its neighbours, where dictionary and tagger leave more than one reading. */
function contextTag(words: readonly Word[], word: Word): string {
  const previous = words[word.index - 1];
  const next = words[word.index + 1];
  if (closedTagOf(word.low)) return word.tag;
  const opener = words.slice(0, word.index).findLast(({ tag }) => tag !== "ADV");
  if (isBecause(word, opener, next)) return "SCONJ";
  const isInPhrase = startsNounPhrase(previous) && possibleTags(word.low).includes("NOUN");
  if (word.tag === "VERB") return isInPhrase ? insidePhrase(word, next) : "VERB";
  return isVerbInstead(word, previous, next) ? "VERB" : word.tag;
}

const isObjectStart = (low: string | undefined) =>
  among("a an the my your his her our their me us him them", low);
const isVerbPlace = (previous: Word | undefined) =>
  previous !== undefined &&
  (isModal(previous.low) ||
    isSubjectPronoun(previous.low) ||
    previous.low === "who" ||
    (previous.low === "n't" && previous.tag === "PART"));

/** "I left cause he was late": short for "because", and neither a noun nor a verb. */
const isBecause = (word: Word, previous: Word | undefined, next: Word | undefined) =>
  word.low === "cause" && next !== undefined && isClauseStart(next) && !isCauseBefore(previous);
const isClauseStart = ({ low }: Word) => isSubjectPronoun(low) || among("it's he's she's there", low);
const isCauseBefore = (previous: Word | undefined) =>
  previous !== undefined &&
  (previous.tag === "ADJ" ||
    isModal(previous.low) ||
    among("to the a an this that no main common root not n't", previous.low));

/** The tagger's parts of speech, mended by what each word can be at all and by its neighbours. */
export function mendTags(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ low }) => /[a-z]/.test(low));
  const known = words.map((word) => ({ ...word, tag: dictionaryTag(word, word.index === first) }));
  return known.map((word) => ({ ...word, tag: contextTag(known, word) }));
}
