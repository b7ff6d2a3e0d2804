import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { isPluralNoun, isSingularNoun, nounReadings } from "@/lib/assess/rules/words/nouns";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { isHeadOfHair, uncountableOfPlural } from "@/lib/assess/rules/words/uncountable";

export type Subject = {
  /** `first` and `second`: I, you. */
  number: "singular" | "plural" | "first" | "second";
  head: Word;
  isPronoun: boolean;
  isRelative: boolean;
  /** The subject's first word. */
  start: number;
};

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const indefinite = list(
  "everyone everybody someone somebody anyone anybody nobody everything something anything nothing",
);
export const isIndefinite = (low: string) => indefinite.has(low);
/** A clause without "that" may follow them. */
const saying = list(
  `think thinks thought believe believes believed know knows knew say says said hope hopes hoped feel feels felt guess suppose
  see sees saw find realize realized notice noticed understand mean means suggest heard hear sure glad so that`,
);
const asSingular = list("news mathematics physics economics politics gymnastics athletics");
/** Heads that may take either, or whose "of" says how many there are. */
const unclear = list(
  `lot lots number majority minority rest half part percent variety couple series range group team family staff police
  crowd class pair kind type sort none any all most some both plenty % quarter third government company audience data
  media committee public crew army band hundreds thousands minutes hours days weeks months years dollars euros miles meters
  kilometers grams kilos couple thirds quarters fifths tenths halves essays coffees fish sheep means species politics statistics ethics youth others states netherlands philippines maldives economics god dose worlds`,
);
const openers = list(
  "nowadays sometimes usually often today yesterday generally then however also maybe perhaps moreover",
);

const isNounLike = (word: Word | undefined): word is Word => among("NOUN PROPN", word?.tag);
const isInPhrase = (word: Word | undefined) =>
  among("NOUN PROPN ADJ NUM", word?.tag) || among("'s own most more very", word?.low);

/** Where the noun phrase that ends here begins. */
export function phraseStart(words: readonly Word[], end: number): number {
  let start = end;
  while (start > 0) {
    const before = words[start - 1];
    if (before && closed.isDeterminer(before.low)) {
      const isPredeterminer = among("all both half", words[start - 2]?.low);
      return isPredeterminer ? start - 2 : start - 1;
    }
    if (!isInPhrase(before)) break;
    start -= 1;
  }
  return start;
}

/** What the noun's own form says, by the words before it. */
function numberOfNoun(head: Word, first: string): Subject["number"] | null {
  // "The informations is": the noun is to lose its s, and its verb is right.
  if (uncountableOfPlural.has(head.low)) return "singular";
  if (head.low === "teens") return "plural";
  const isSingular = asSingular.has(head.low) || isSingularNoun(head.low);
  const isPlural = !asSingular.has(head.low) && isPluralNoun(head.low);
  if (isSingular === isPlural)
    return allOf(head.tag === "PROPN", !isPlural, !head.low.endsWith("s")) ? "singular" : null;
  if (isPlural) return among("a an this that each every one another", first) ? null : "plural";
  return among("all both", first) ? null : "singular";
}

function numberOf(words: readonly Word[], start: number, head: Word): Subject["number"] | null {
  const opening = words[start]?.low ?? "";
  // "I hear that old machines are": the "that" opens a clause.
  const isClause = allOf(
    opening === "that",
    opensClause(lowIn(words, start - 1)) || among("is was", lowIn(words, start - 1)),
    start < head.index,
  );
  const first = isClause ? lowIn(words, start + 1) : opening;
  if (unclear.has(head.low) || among("what which", first)) return null;
  if (among("two three four five many several few these those both", first)) return "plural";
  const isMost = first === "most";
  if (isMost) return isPluralNoun(head.low) || isPersonNoun(head.low) ? "plural" : null;
  // "Her hairs is": the noun is to lose its s, and its verb is right.
  return isHeadOfHair(head.low, lowIn(words, head.index - 1)) ? "singular" : numberOfNoun(head, first);
}

const opensClause = (low: string) =>
  someOf(closed.isSubordinator(low), saying.has(low), openers.has(low), /^["“”(:–—-]$/.test(low));

/** Whether a clause can begin after this word. */
function isBoundary(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return true;
  const isComparison = word.low === "as" && /[a-z]/.test(lowIn(words, index - 1));
  if (isComparison || among("what who whatever whoever how which much whose", word.low)) return false;
  if (opensClause(word.low)) return true;
  if (word.low === ",") return isClauseBefore(words, index);
  if (word.low === "and" && words[index - 1]?.low === ",") return isClauseBefore(words, index - 1);
  return isJoint(words, word);
}

/** "And details are", "he stopped and his friends were". */
const isJoint = (words: readonly Word[], { low, index }: Word) =>
  among("but so and", low) && (index === 0 || among("VERB ADV", words[index - 1]?.tag));

/** What stands before a comma is a clause or says when or where: no part of a list. */
function isClauseBefore(words: readonly Word[], comma: number): boolean {
  let start = comma;
  while (start > 0 && words[start - 1]?.low !== ",") start -= 1;
  const part = words.slice(start, comma);
  const first = part[0];
  const isPlace =
    part.some(({ low }) => low === "ago") ||
    among("ADP ADV SCONJ", first?.tag) ||
    among("last every this yesterday", first?.low);
  return isPlace || part.some((word, index) => among("AUX VERB", word.tag) && index > 0);
}

const linking = list("of in on at from with for near behind about to between around under by inside outside");

const named = (number: Subject["number"], head: Word, start: number): Subject => ({
  number,
  head,
  isPronoun: false,
  isRelative: false,
  start,
});

/** What stands before "most of people", and before "the most of people", which has an article too many. */
const beforePart = (words: readonly Word[], part: number) =>
  lowIn(words, part) === "most" && lowIn(words, part - 1) === "the" ? part - 2 : part - 1;

/** "One of the windows", "most of the workers", "the people in the photo": who is meant stands before the preposition. */
function beforePreposition(words: readonly Word[], head: Word, start: number, depth: number): Subject | null {
  const outer = words[start - 2];
  const isPart = words[start - 1]?.low === "of" && isBoundary(words, beforePart(words, start - 2));
  if (outer && among("one each", outer.low)) return isPart ? named("singular", outer, start - 2) : null;
  if (isPart && among("many most some both all several few", outer?.low))
    return isPluralNoun(head.low) ? named("plural", head, start - 2) : null;
  return isNounLike(outer) ? ofPhrase(words, start - 2, depth + 1) : null;
}

/** "The soup she made": whether the clause with this verb is said of the noun before it. */
export function isSaidOfNoun({ words }: Sentence, verb: number): boolean {
  const last = words[verb - 1];
  const isOneWord = last?.tag === "PROPN" || closed.isSubjectPronoun(last?.low ?? "");
  const start = isOneWord ? verb - 1 : phraseStart(words, verb - 1);
  const outer = closed.isRelative(lowIn(words, start - 1)) ? start - 2 : start - 1;
  return isNounLike(words[outer]);
}

/** "Teaching others new songs helps": what is done is the subject, and not what it is done to. */
const isGerundOf = (words: readonly Word[], start: number, end: number) =>
  [start, start - 1].some((at) => {
    const word = words[at];
    return word !== undefined && at < end && word.tag !== "ADJ" && verbAs(word.low, "ing") !== null;
  });

function ofPhrase(words: readonly Word[], end: number, depth: number): Subject | null {
  const head = words[end];
  if (!isNounLike(head) || depth > 2) return null;
  const start = phraseStart(words, end);
  if (words.slice(start, end).some(({ low }) => low === "next") || isGerundOf(words, start, end)) return null;
  if (linking.has(words[start - 1]?.low ?? "")) return beforePreposition(words, head, start, depth);
  const number = isBoundary(words, start - 1) ? numberOf(words, start, head) : null;
  return number && named(number, head, start);
}

const numberOfPronoun: Record<string, Subject["number"]> = {
  i: "first",
  you: "second",
  he: "singular",
  she: "singular",
  it: "singular",
  we: "plural",
  they: "plural",
};

/** "He is kind and he", "he is a good boy and he": the noun is all that is said of somebody. */
function isSaidByBe(words: readonly Word[], index: number): boolean {
  const start = phraseStart(words, index - 2);
  const isOne = start === index - 2 || closed.isDeterminer(lowIn(words, start));
  const isWhole = words[index - 2]?.tag === "NOUN" && isOne;
  return isWhole && start > 1 && among("am is are was were 's 'm 're", lowIn(words, start - 1));
}

/** "He sold the car and she walks": what is joined to the noun is another clause. */
function isSecondClause(words: readonly Word[], index: number): boolean {
  if (among("he she", words[index]?.low) && isSaidByBe(words, index)) return true;
  const verb = words.slice(0, index - 1).findLast(({ tag }) => tag === "VERB");
  return among("he she", words[index]?.low) && verb !== undefined && !saying.has(verb.low);
}

function ofPronoun(words: readonly Word[], index: number): Subject | null {
  const word = words[index];
  const number = word && numberOfPronoun[word.low];
  if (!word || !number) return null;
  const before = words[index - 1];
  const subject: Subject = { number, head: word, isPronoun: true, isRelative: false, start: index };
  if (!before) return subject;
  const isJoined = among("and or", before.low);
  const isObject = among("it you", word.low) && !isJoined && !isBoundary(words, index - 1);
  const isAsked = before.tag === "AUX" || someOf(closed.isDo(before.low), closed.isHave(before.low));
  // "Of he car": another word was meant.
  const isGoverned = among("of with to by from at in on about", before.low);
  const isPair = isJoined && among("NOUN PROPN PRON", words[index - 2]?.tag) && !isSecondClause(words, index);
  return someOf(isPair, isObject, isAsked, isGoverned) ? null : subject;
}

/** "the box of chocolates that is", "for men or women who": which noun is meant is not clear. */
function isAnyOfTwo(before: Word | undefined, isPerson: boolean): boolean {
  if (!before) return false;
  const isLinked = before.low === "of" || (linking.has(before.low) && !isPerson);
  const isParticiple = before.tag === "VERB" && before.low.endsWith("ing");
  return someOf(isLinked, closed.isConjunction(before.low), isParticiple);
}

function ofRelative(words: readonly Word[], relative: Word): Subject | null {
  const head = words[relative.index - 1];
  if (!isNounLike(head)) return null;
  const start = phraseStart(words, head.index);
  const isPerson = relative.low === "who" && (head.low === "people" || isPersonNoun(head.low));
  const isClear = relative.low !== "that" || nounReadings(head.low).length > 0;
  const number = isClear && !isAnyOfTwo(words[start - 1], isPerson) ? numberOf(words, start, head) : null;
  return number && { ...named(number, head, start), isRelative: true };
}

const isSkipped = (word: Word | undefined) =>
  word !== undefined &&
  ((closed.isFrequency(word.low) && !among("both all each", word.low)) ||
    (word.tag === "ADV" && word.low.endsWith("ly")));

const lowIn = (words: readonly Word[], index: number) => words[index]?.low ?? "";

/** "everyone in my class": the place where the pronoun stands, or of the word itself. */
function indefiniteBefore(words: readonly Word[], end: number): number | null {
  const low = lowIn(words, end);
  if (indefinite.has(low) || (low === "one" && among("no each", lowIn(words, end - 1)))) return end;
  const start = isNounLike(words[end]) ? phraseStart(words, end) : 0;
  const isPlaced =
    among("in at of on from", lowIn(words, start - 1)) && indefinite.has(lowIn(words, start - 2));
  return isPlaced ? start - 2 : null;
}

/** "everybody", "not everybody". */
const opensOrDenied = (words: readonly Word[], index: number) =>
  lowIn(words, index - 1) === "not" || isBoundary(words, index - 1);

/** The subject of the verb at this place, where it stands before it and is beyond doubt. */
export function subjectBefore({ words }: Sentence, verb: number): Subject | null {
  let end = verb - 1;
  while (isSkipped(words[end])) end -= 1;
  if (among("all both", words[end]?.low) && among("we they you", words[end - 1]?.low)) end -= 1;
  const last = words[end];
  if (!last) return null;
  if (numberOfPronoun[last.low]) return ofPronoun(words, end);
  const pronoun = indefiniteBefore(words, end);
  const head = pronoun === null ? undefined : words[pronoun];
  if (head) return opensOrDenied(words, head.index) ? named("singular", head, head.index) : null;
  return closed.isRelative(last.low) ? ofRelative(words, last) : ofPhrase(words, end, 0);
}
