import { among } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { verbAs } from "@/lib/assess/rules/words/verbs";

const objectOf: Record<string, string> = { i: "me", he: "him", she: "her", we: "us", they: "them" };

const subjectOf: Record<string, string> = { me: "I", him: "he", her: "she", us: "we", them: "they" };

export const isFinite = (word: Word | undefined) =>
  word !== undefined &&
  (word.tag === "AUX" ||
    closed.isModal(word.low) ||
    closed.isHave(word.low) ||
    closed.isDo(word.low) ||
    (word.tag === "VERB" && !verbAs(word.low, "ing")) ||
    word.text.startsWith("'") ||
    closed.isFrequency(word.low));

/** "From they old friends": the pronoun says whose. */
const isBeforeThing = (next: Word | undefined, { words }: Sentence) =>
  next?.tag === "ADJ" && words[next.index + 1]?.tag === "NOUN";

const cases: readonly Rule[] = [
  rule(
    "pronoun-case",
    "<with|for|to|about|from|of|between|by|at|without|behind|near> <he|she|we|they|i>",
    ([preposition, pronoun], { sentence }) => {
      const next = sentence.words[pronoun.index + 1];
      if (next?.tag === "NOUN" && pronoun.low !== "we") return null;
      if (isBeforeThing(next, sentence)) return null;
      if (
        isFinite(sentence.words[pronoun.index + 1]) ||
        (preposition.low === "for" && sentence.words[pronoun.index + 1]?.tag === "ADV")
      )
        return null;
      return replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, preposition.text);
    },
    { confidence: 0.9 },
  ),
  rule(
    "pronoun-case",
    "<with|for|to|about|from|between|by|at> @determiner? @noun|you|me|him|her|them and <he|she|we|they|i> $|@preposition|,|and|when|because|yesterday",
    ([preposition, pronoun], { sentence }) =>
      lowAt(sentence, pronoun.index + 1) === "like"
        ? null
        : replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, preposition.text),
    { id: "and-i", confidence: 0.85 },
  ),
  rule(
    "pronoun-case",
    "<give|gave|gives|tell|told|help|helped|invite|invited|ask|asked|show|showed|teach|taught|visit|visited|love|loves|see|saw|meet|met|call|called|sent|send|brought|bought|made|let|want|wants|took|paid> <he|she|we|they> !(@modal|@be)",
    ([verb, pronoun], { sentence }) => {
      if (verb.tag !== "VERB") return null;
      const next = sentence.words[pronoun.index + 1];
      const isClause = next !== undefined && isFinite(next) && next.low !== "to";
      const isOwner = next !== undefined && among("NOUN ADJ", next.tag) && verb.low.startsWith("want");
      return isClause || isOwner || next?.tag === "NOUN"
        ? null
        : replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, verb.text);
    },
    { id: "verb-he", confidence: 0.8 },
  ),
  rule(
    "pronoun-case",
    "<give|gave|gives|tell|told|help|helped|invite|invited|ask|asked|show|showed|teach|taught|visited|saw|met|called|sent|brought|bought|took> @possessive @noun and <i|he|she|we|they> $|@preposition|to|some|a|the|@determiner|,|@common",
    ([verb, pronoun], { sentence }) =>
      !isFinite(sentence.words[pronoun.index + 1])
        ? replace(pronoun, objectOf[pronoun.low] ?? pronoun.low, verb.text)
        : null,
    { id: "verb-and-i", confidence: 0.85 },
  ),
  rule(
    "pronoun-case",
    "^ <me> and <my> <@noun> <@any>",
    // "Me and my friend we went": the second subject goes with it.
    ([me, , noun, next], { sentence }) => {
      const isTwice = next.low === "we" && isFinite(sentence.words[next.index + 1]);
      return replaceSpan(me, isTwice ? next : noun, `my ${noun.text} and I`);
    },
    { id: "me-and-my", confidence: 0.8 },
  ),
  rule(
    "pronoun-case",
    "^|,|and|but|because|that|when|if <him|them|me|us> <is|are|am|was|were|has|have|will|can|should|do|does|did|would|want|wants|like|likes|go|goes|went>",
    ([pronoun, verb], { sentence }) => {
      const before = sentence.words[pronoun.index - 1];
      const isObject =
        before?.low === "and" && sentence.words[pronoun.index - 2]?.tag !== "PUNCT" && pronoun.index > 3;
      return isObject ? null : replace(pronoun, subjectOf[pronoun.low] ?? pronoun.low, verb.text);
    },
    { id: "him-is", confidence: 0.75 },
  ),
  rule(
    "pronoun-case",
    "^ @possessive <@noun> and <me> <@any>",
    ([, me, verb]) => (isFinite(verb) && verb.low !== "to" ? replace(me, "I", verb.text) : null),
    { id: "and-me", confidence: 0.8 },
  ),
];

const reflexives: Record<string, string> = {
  hisself: "himself",
  theirself: "themselves",
  theirselves: "themselves",
  themself: "themselves",
  ourself: "ourselves",
  ourselfs: "ourselves",
  themselfs: "themselves",
  yourselfs: "yourselves",
  itsself: "itself",
  meself: "myself",
  myselfs: "myself",
  himselfs: "himself",
};

const selfOf: Record<string, string> = {
  my: "myself",
  your: "yourself",
  his: "himself",
  him: "himself",
  her: "herself",
  our: "ourselves",
  their: "themselves",
  they: "themselves",
  them: "themselves",
};

const reflexive: readonly Rule[] = [
  rule(
    "reflexive",
    "<remember|remembers|remembered> <myself|himself|herself|themselves|ourselves> @determiner|that|when",
    ([cue, word]) => remove(word, cue.text),
    { id: "remember-myself", confidence: 0.85 },
  ),
  rule(
    "reflexive",
    "i|you <believe> in <me|you> $|,|when|and|because",
    ([verb, object], { sentence }) => {
      const own = among("i", lowAt(sentence, verb.index - 1)) ? "myself" : "yourself";
      return (object.low === "me") === (own === "myself") ? replace(object, own, verb.text) : null;
    },
    { id: "believe-in-you", confidence: 0.7 },
  ),
  eachWord(
    "reflexive-form",
    (word) => (reflexives[word.low] ? replace(word, reflexives[word.low] ?? word.low) : null),
    { confidence: 0.95 },
  ),
  rule(
    "reflexive",
    "<feel|feels|felt> <myself|yourself|himself|herself|ourselves|themselves> @adv? @adj",
    ([cue, word]) => remove(word, cue.text),
    { id: "feel-myself", confidence: 0.85 },
  ),
  rule(
    "reflexive",
    "<concentrate|relax|afford|meet|remember|complain|relaxed|met> <myself|himself|herself|ourselves|themselves>",
    ([cue, word]) => (!among("met meet remember", cue.low) ? remove(word, cue.text) : null),
    { id: "no-reflexive", confidence: 0.75 },
  ),
  rule(
    "reflexive",
    "we <met|meet> <us> $|@preposition|,|and|every|for",
    ([cue, word]) => remove(word, cue.text),
    { id: "we-met-us", confidence: 0.85 },
  ),
  rule(
    "split-word",
    "<my|your|him|her> <self> !(-|@noun|@be)",
    ([first, second]) => replaceSpan(first, second, selfOf[first.low] ?? ""),
    { id: "my-self" },
  ),
  rule(
    "reflexive-form",
    "<his|our|their|they|them> <self|selfs|selves> !(-|@noun)",
    ([first, second]) => replaceSpan(first, second, selfOf[first.low] ?? ""),
    { id: "their-self", confidence: 0.96 },
  ),
  rule(
    "reflexive",
    "<i> <hurt|cut|introduce|introduced|enjoyed|taught|asked|told|blame|burned> <me> $|,|with|and|in|about|to|by",
    ([, verb, me]) => replace(me, "myself", verb.text),
    { id: "i-me", confidence: 0.8 },
  ),
  rule(
    "reflexive",
    "<she|he|they|we> <enjoyed|hurt|introduced|taught> <her|him|them|us> $|when|very|at|,",
    ([subject, verb, object]) => {
      const pairs: Record<string, string> = { "we us": "ourselves" };
      const right = subject && object && pairs[`${subject.low} ${object.low}`];
      return right && object ? replace(object, right, verb.text) : null;
    },
    { id: "we-us", confidence: 0.75 },
  ),
];

export const pronounRules: readonly Rule[] = [...cases, ...reflexive];
