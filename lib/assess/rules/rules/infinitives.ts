import { among } from "@/lib/assess/rules/words/among";
import * as closed from "@/lib/assess/rules/words/closed";
import { everyForm } from "@/lib/assess/rules/words/verbs";
import {
  eachWord,
  insertBefore,
  lowAt,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { isSurelyVerb } from "@/lib/assess/rules/rules/verb-forms";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isPluralNoun } from "@/lib/assess/rules/words/nouns";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { gerundOf, verbAs } from "@/lib/assess/rules/words/verbs";
import { unchecked } from "@/lib/assess/rules/rules/verb-patterns";

const withInfinitive = everyForm(
  "hope want decide promise refuse agree offer expect manage afford plan wish pretend",
  "ing",
);

const isVerbObject = (next: Word | undefined) =>
  next !== undefined &&
  (closed.isDeterminer(next.low) || closed.isObjectPronoun(next.low) || next.tag === "NOUN");

const infinitive: readonly Rule[] = [
  rule(
    "infinitive-after-verb",
    "<want|wants|wanted> <that> <he|she|they|i|we|you> <@base|@s|@past>",
    ([cue, that, subject, verb]) => {
      const object: Record<string, string> = {
        he: "him",
        she: "her",
        they: "them",
        i: "me",
        we: "us",
        you: "you",
      };
      const lemma = verbAs(verb.low, "base", "s", "past");
      return lemma
        ? replaceSpan(that, verb, `${object[subject.low] ?? subject.low} to ${lemma}`, cue.text)
        : null;
    },
    { id: "want-that", confidence: 0.85 },
  ),
  rule(
    "infinitive-after-verb",
    `<${everyForm("decide choose forget promise hope")}> <of> <@base>`,
    ([cue, of, verb], { sentence }) =>
      cue.tag === "VERB" && isSurelyVerb(verb, sentence)
        ? replaceSpan(of, verb, `to ${verb.low}`, cue.text)
        : null,
    { id: "decide-of", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "dream|goal|plan|wish|aim is <become|be|have|travel|visit|study|work|live|find|get|buy|open|learn|go>",
    ([verb]) => insertBefore(verb, "to", "is"),
    { id: "dream-is-to", confidence: 0.85 },
  ),
  rule(
    "gerund-after-verb",
    "hobby|hobbies|pastime|activity is|are <play|read|watch|listen|cook|dance|sing|swim|draw|paint|travel|collect|write|run>",
    ([verb]) => replace(verb, gerundOf(verb.low), "hobby"),
    { id: "hobby-is", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "know|knows|learn|learned|teach|taught|me|him|her|us|them|show|showed <how> <@base>",
    ([cue, verb], { sentence }) =>
      classesFor(verb.low).startsWith("v") &&
      !among("long come do", verb.low) &&
      lowAt(sentence, verb.index + 1) !== "is"
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "how-to", confidence: 0.8 },
  ),
  rule(
    "infinitive-after-verb",
    `<${withInfinitive}> <@ing>`,
    ([cue, verb], { sentence }) => {
      const lemma = verbAs(verb.low, "ing");
      return lemma &&
        !unchecked.has(verb.low) &&
        cue.tag === "VERB" &&
        (verb.tag === "VERB" || closed.isDeterminer(lowAt(sentence, verb.index + 1)))
        ? replace(verb, `to ${lemma}`, cue.text)
        : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "missing-to",
    `<${withInfinitive}|planning|hoping|deciding|trying|try|tries|tried> @not? <@base>`,
    ([cue, verb], { sentence }) => {
      // "Those who agree pay": the next verb is that of the sentence.
      if (cue.tag !== "VERB" || closed.isRelative(lowAt(sentence, cue.index - 1))) return null;
      const isVerb =
        isSurelyVerb(verb, sentence) ||
        verb.low === "be" ||
        (verb.tag === "VERB" && classesFor(verb.low).startsWith("v"));
      // "They wanted help": the noun, where nothing is behind it.
      const isNoun = verb.low === "help" && !isVerbObject(sentence.words[verb.index + 1]);
      return isVerb && !isNoun && !/^(?:let|mean)$/.test(verb.low)
        ? insertBefore(verb, "to", cue.text)
        : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "missing-to",
    "<want|wants|wanted|need|needs|needed> <be|go|know|see|learn|buy|get|eat|become|do|make|find|tell|take|say|meet|improve|speak|live|study|visit|play|use|have|sleep|talk> !(@ing)",
    ([cue, verb], { sentence }) => {
      if (
        cue.low === "need" &&
        among("do not i we you they", lowAt(sentence, cue.index - 1)) &&
        lowAt(sentence, verb.index + 1) === "not"
      )
        return null;
      return verb.tag === "NOUN" || (verb.low === "be" && cue.low === "need")
        ? null
        : insertBefore(verb, "to", cue.text);
    },
    { id: "want-to", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "@be|'m|'re @not? <going> <@base>",
    ([cue, verb]) =>
      classesFor(verb.low).includes("v") &&
      !/[ar]/.test(classesFor(verb.low)) &&
      !among("home throw", verb.low)
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "going-to", confidence: 0.85 },
  ),
  rule(
    "missing-to",
    "would|'d <like|love|prefer> <@base>",
    ([cue, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) || (verb.tag === "VERB" && classesFor(verb.low).startsWith("v"))
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "would-like", confidence: 0.85 },
  ),
  rule("missing-to", "<able|ought|unable> <@base>", ([cue, verb]) => insertBefore(verb, "to", cue.text), {
    id: "able-to",
    confidence: 0.85,
  }),
  rule(
    "missing-to",
    "<want|wants|wanted|ask|asked|asks|tell|told|allow|allows|allowed|expect|advise|advised|encourage|encouraged|invited|teach|force|forced|enable|enables> <me|him|us|them> <@base>",
    ([cue, , verb], { sentence }) =>
      (classesFor(verb.low) === "v" || isSurelyVerb(verb, sentence)) && verb.tag !== "NOUN"
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "want-someone-to", confidence: 0.8 },
  ),
  rule(
    "missing-to",
    "it|it's is|'s|was @adv? <important|easy|difficult|hard|necessary|possible|impossible|dangerous|better|common|useful> <@base>",
    ([cue, verb], { sentence }) => (isSurelyVerb(verb, sentence) ? insertBefore(verb, "to", cue.text) : null),
    { id: "important-to", confidence: 0.75 },
  ),
  rule(
    "missing-to",
    "<have|has|had> <go|wake|study|learn|get|pay|wait|wear|speak|choose|take|eat|buy> !(@noun)",
    ([cue, verb], { sentence }) =>
      verb.tag === "VERB" &&
      among("i we they you he she students people", lowAt(sentence, cue.index - 1)) &&
      !among("after since", lowAt(sentence, cue.index - 2)) &&
      classesFor(verb.low).startsWith("v")
        ? insertBefore(verb, "to", cue.text)
        : null,
    { id: "have-to", confidence: 0.55 },
  ),
];

/** "for to learn", "to can": the infinitive with a word too many. */
const excess: readonly Rule[] = [
  rule(
    "purpose-to",
    "<for> <to> @base",
    ([preposition, to], { sentence }) =>
      sentence.words[preposition.index - 1]?.tag === "ADJ" ? null : replaceSpan(preposition, to, "to", "for"),
    { id: "for-to", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "<@adj> <for> <to> @base",
    ([, preposition, to]) => replaceSpan(preposition, to, "to", "for"),
    { id: "adjective-for-to", confidence: 0.85 },
  ),
  rule("usual-phrase", "<to> <can>", ([to, can]) => replaceSpan(to, can, "to be able to", "to"), {
    id: "to-can",
    confidence: 0.8,
  }),
];

const suggested: Rule = rule(
  "usual-phrase",
  "<suggest|suggested|suggests|recommend|recommended|recommends> <me|him|us|them|you|her> <to> <@base>",
  ([cue, object, , verb]) => {
    const subject: Record<string, string> = {
      me: "I",
      him: "he",
      us: "we",
      them: "they",
      you: "you",
      her: "she",
    };
    return replaceSpan(object, verb, `that ${subject[object.low] ?? object.low} ${verb.low}`, cue.text);
  },
  { id: "suggest-someone-to", confidence: 0.75 },
);

const unlearned: Rule = eachWord(
  "infinitive-after-verb",
  (word: Word, sentence: Sentence) => {
    const verb = sentence.words[word.index + 1];
    const lemma = verb && verbAs(verb.low, "past");
    const isCue = /^(?:want|wants|wanted|decided|need|needs|hope|hopes|plan)$/.test(word.low);
    const isNoun =
      /^needs?$/.test(word.low) &&
      !closed.isSubjectPronoun(lowAt(sentence, word.index - 1)) &&
      !isPluralNoun(lowAt(sentence, word.index - 1));
    return isCue &&
      !isNoun &&
      verb &&
      lemma &&
      verb.tag === "VERB" &&
      !verbAs(verb.low, "base") &&
      !verbAs(verb.low, "part")
      ? replace(verb, `to ${lemma}`, word.text)
      : null;
  },
  { id: "want-past", confidence: 0.7 },
);

export const infinitiveRules: readonly Rule[] = [...infinitive, ...excess, suggested, unlearned];
