import { isGoingOn } from "@/lib/assess/writing/edits/missing-capital";
import { classesFor, isMainly } from "@/lib/assess/rules/words/classes";
import { nounReadings } from "@/lib/assess/rules/words/nouns";
import { verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";
import { type EditKind } from "@/lib/core/edit-kinds";

/** Harper's rules that are trusted, and what each finds. */
const trusted: Readonly<Record<string, EditKind>> = {
  AnAnother: "an-another",
  TheAnother: "another-other",
  AnotherOnes: "another-other",
  AnotherThings: "another-other",
  SentenceCapitalization: "sentence-capital",
  CapitalizePersonalPronouns: "pronoun-i",
  RepeatedWords: "repeated-word",
  RegularIrregulars: "irregular-past",
  PronounVerbAgreement: "subject-verb",
  PronounInflectionBe: "be-form",
  ThereIsAgreement: "there-is-are",
  WillNonLemma: "base-after-modal",
  ItsContraction: "its-it-is",
  ItsPossessive: "its-it-is",
  WrongApostrophe: "apostrophe",
  Cant: "apostrophe",
  Lots: "usual-phrase",
  ThereToTheir: "there-their",
  ThereOwn: "there-their",
  TheyreToTheir: "there-their",
  TheirToTheyre: "there-their",
  TooTo: "to-too",
  ToTooIdioms: "to-too",
  WereWhere: "were-where",
  TheWhetherWeather: "weather-whether",
  ThenThan: "than-then",
  ThatThan: "comparative-form",
  AsMuchAs: "as-as",
  DespiteOf: "despite-of",
  SupposedTo: "passive-participle",
  UseToUsedTo: "usual-phrase",
  WorseOrWorst: "superlative-form",
  Nowadays: "split-word",
  Someone: "split-word",
  Myself: "split-word",
  OfCourse: "joined-words",
  OpenCompounds: "joined-words",
  Countries: "name-capital",
  PluralWrongWordOfPhrase: "usual-phrase",
};

/** Kinds of findings that are kept of the rules that are not listed, and how sure they are. */
const keptKinds: Readonly<Record<string, EditKind>> = {
  Eggcorn: "confused-words",
  Malapropism: "confused-words",
  Repetition: "repeated-word",
  Usage: "usual-phrase",
};

/** Rules of kept kinds that flag what is right, are a matter of taste, or mend a learner's sentence the wrong way. */
const dropped = new Set(
  `MassNouns ThisTypeOfThing RedundantThat Regionalisms VeryLess Touristic Addicting MissingPreposition SingleBe AllowTo
  ArriveTo GoodAt TheMy TheirToThere QuiteQuiet AvoidCurses TillDate LetsConfusion FewerLess NounVerbConfusion AnA
  SimplePastToPastParticiple OneOfTheSingular AdjectiveDoubleDegree DoubleModal ModalBeAdjective InflectedVerbAfterTo
  NominalWants TheyToThem PossessiveYour NationalCapitals Months MultipleSequentialPronouns CraveFor DoToDueTo AsHow
  ForTheNthTime ObsessPreposition TakeControlOf TheLastDays LetToDo ResponsibilityFor HopeYourNoun`.split(
    /\s+/,
  ),
);

/** Words before a finding that show that it is none. */
const misread: Readonly<Record<string, RegExp>> = {
  SentenceCapitalization: /,\s*$/,
  ThereToTheir:
    /\b(?:that|because|if|when|where|stay|stays|stayed|live|lives|sit|stand|go|went|get|be|was|were)\s+$/i,
  ThenThan: /\bif\b[^.!?]*$/i,
  RegularIrregulars: /\b(?:a|an|the|very|so|them|me|us|him|it)\s+$/i,
  ItsPossessive: /\b(?:think|believe|say|that|because|if|when)\s+$/i,
  RepeatedWords: /\b(?:very|really|so|no)\s+$/i,
  // "The nowadays society": no time stands there.
  Nowadays: /\b(?:the|a|our|my|your|their|his|her|this|that|these|of)\s+$/i,
  PronounVerbAgreement: /\b(?:you|in he|in she)\s+$/i,
  // "One of us was": no subject, unless a sentence opens with it ("Us was late").
  PronounInflectionBe: /[^\s.!?]\s+(?:me|us|him|her|them)\s+$/i,
};

/** What the finding begins with, and goes on with, where it is none. */
const misreadOn: Readonly<Record<string, RegExp>> = {
  // "Their going to be a fair": "they're" as little as "there's".
  TheirToTheyre: /^their going to be (?:an?|some|no|lots|many|more)\b/i,
  // "So there books that": rather "there are", or "these".
  ThereToTheir: /^there [a-z]+s (?:that|who|which)\b/i,
  // "It's no use", "it's such hard work": nobody owns that.
  ItsPossessive: /^it['’]s (?:no|such)\b/i,
};

/** "Where you live?": the verb is there, so "where" was meant, and not "were". */
function isAskedPlace(rest: string): boolean {
  const verb = /^where you (?<verb>[a-z]+)/i.exec(rest)?.groups?.verb?.toLowerCase();
  return verb !== undefined && verbAs(verb, "base", "past") !== null && !isMainly(verb, "a");
}

/** "Whatever it is is not my business": the first one ends a clause that is the subject of the second. */
const isTwiceRight = (before: string, rest: string) =>
  /^(?<verb>is|are|was|were|did|does)\s+\k<verb>\b/i.test(rest) &&
  /\b(?:what|whatever|who|whoever)\s+[^.!?]*\w\s+$/i.test(before);

/** "The beach its a calm spot": behind a noun, "is" was meant rather than "it's". */
const isBehindNoun = (before: string) => {
  const last = /(?<word>[a-z]+)\s+$/i.exec(before)?.groups?.word?.toLowerCase();
  return last !== undefined && nounReadings(last).some(({ lemma }) => isMainly(lemma, "n"));
};

/** What is none of these findings by more than one look at its place. */
const readOtherwise: Readonly<Record<string, (before: string, rest: string) => boolean>> = {
  SentenceCapitalization: isGoingOn,
  // "I think i suits her": an "it" that lost a letter.
  PronounVerbAgreement: (before) => /\bi\s+$/.test(before),
  ItsContraction: isBehindNoun,
  WereWhere: (_before, rest) => isAskedPlace(rest),
  RepeatedWords: isTwiceRight,
};

/** Whether Harper took a place for what it is not: a sentence that begins behind a comma, "that there live". */
export const isMisread = (rule: string, before: string, rest: string) =>
  (Object.hasOwn(misread, rule) && misread[rule]?.test(before.slice(-120)) === true) ||
  (Object.hasOwn(misreadOn, rule) && misreadOn[rule]?.test(rest) === true) ||
  (Object.hasOwn(readOtherwise, rule) && readOtherwise[rule]?.(before, rest) === true);

export type HarperFinding = {
  rule: string;
  /** Harper's own kind, such as "Agreement". */
  lint: string;
  original: string;
  replacement: string;
};

/** "He decide": whether an s lacks or the past is a matter of the story, which our own rule reads. */
const isOfStory = ({ rule, original, replacement }: HarperFinding) =>
  rule === "PronounVerbAgreement" &&
  verbAs(original.toLowerCase(), "base") !== null &&
  /s$/.test(replacement);

/** What Harper's rules say of words that have another reading: "he last chose", "on may subjects", "she had had enough". */
const isOtherReading = ({ rule, original, replacement }: HarperFinding) =>
  (rule === "PronounVerbAgreement" &&
    !classesFor(verbReadings(original.toLowerCase())[0]?.lemma ?? "").startsWith("v")) ||
  (rule === "RepeatedWords" && /^(?:very|really|so|no|had)\b/i.test(original)) ||
  (rule === "ThereIsAgreement" && /^are\b|\bis an? /i.test(`${original} ${replacement}`));

/** "Get worse" is told as a comparative, "sheeps" as a plural, a sentence's "i" as the pronoun. */
function asSeen({ rule, original, replacement }: HarperFinding): EditKind | null {
  // "Sheeps" is no past.
  if (rule === "RegularIrregulars" && /s$/i.test(original)) return "irregular-plural";
  if (rule === "WorseOrWorst" && replacement.includes("worse")) return "comparative-form";
  return rule === "SentenceCapitalization" && original === "i" ? "pronoun-i" : null;
}

const joined = (text: string) => text.replaceAll(/[\s-]/g, "").toLowerCase();

/** What of Harper's findings is shown, as which kind and how sure; null for what is dropped. */
export function kindOfFinding(finding: HarperFinding): { kind: EditKind; confidence: number } | null {
  const known = Object.hasOwn(trusted, finding.rule) ? trusted[finding.rule] : undefined;
  if (isOfStory(finding) || isOtherReading(finding) || finding.original.trim() === "") return null;
  if (known) return { kind: asSeen(finding) ?? known, confidence: 0.8 };
  if (dropped.has(finding.rule)) return null;
  const kind = Object.hasOwn(keptKinds, finding.lint) ? keptKinds[finding.lint] : undefined;
  if (!kind) return null;
  const isSpacing = joined(finding.original) === joined(finding.replacement);
  return isSpacing ? null : { kind, confidence: 0.6 };
}
