import { among } from "@/lib/assess/rules/words/among";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import {
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Change,
  type Rule,
  type Pair,
} from "@/lib/assess/rules/match/rule";
import { isSaidOfNoun } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isDeterminer, isQuestionWord } from "@/lib/assess/rules/words/closed";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { isPluralNoun } from "@/lib/assess/rules/words/nouns";
import { participleOf, verbAs } from "@/lib/assess/rules/words/verbs";

const isBase = (low: string) => verbAs(low, "base") !== null;

/** The lemma of a form that is no base form. */
export const inflected = (low: string): string | null =>
  isBase(low) ? null : verbAs(low, "s", "past", "part", "ing");

/** A verb by its most usual use, with more behind it. */
export function isLikelyVerb(word: Word, sentence: Sentence): boolean {
  const next = sentence.words[word.index + 1];
  const goesOn = closed.isPreposition(next?.low ?? "") || among("ADV NOUN PROPN", next?.tag);
  return isSurelyVerb(word, sentence) || (goesOn && classesFor(word.low).startsWith("v"));
}
/** Only a verb by the dictionary, or first of all one with an object behind it. */
export function isSurelyVerb(word: Word, sentence: Sentence): boolean {
  const classes = classesFor(word.low);
  if (classes === "v") return true;
  const next = sentence.words[word.index + 1];
  const hasObject = next !== undefined && (closed.isDeterminer(next.low) || closed.isObjectPronoun(next.low));
  return classes.startsWith("v") && hasObject;
}

const baseOf =
  (kind: "base-after-modal" | "base-after-do" | "base-after-to" | "base-after-verb") =>
  ([cue, verb]: Pair): Change | null => {
    const lemma = verb && inflected(verb.low);
    return lemma
      ? replace(verb, lemma, kind === "base-after-do" && cue.low === "n't" ? undefined : cue.text)
      : null;
  };

/** No noun ("the will to go on"), no month, and no question whose subject comes behind it. */
function isModalHere(cue: Word, sentence: Sentence): boolean {
  const before = sentence.words[cue.index - 1];
  if (cue.tag === "NOUN" || !before || (cue.index > 0 && /^[A-Z]/.test(cue.text))) return false;
  if (closed.isPreposition(before.low) || among("trash garbage tin soda beer", before.low)) return false;
  return !isDeterminer(before.low) && !among("of free", before.low) && !isQuestionWord(before.low);
}

/** "As fast as you can to win", "everything we can to help": the "to" says what for. */
const isAllOneCan = (cue: Word, sentence: Sentence) =>
  sentence.words
    .slice(Math.max(0, cue.index - 6), cue.index)
    .some(({ low }) =>
      among("as all what everything whatever anything only best fast faster hard harder", low),
    );

/** "Should dogs sleep inside": the subject of a question, with its verb behind it. */
const isAskedOf = (word: Word, { words }: Sentence) =>
  isPluralNoun(word.low) && isBase(words[word.index + 1]?.low ?? "") && words[word.index + 1]?.tag === "VERB";

const isFormHere = (verb: Word, sentence: Sentence) =>
  inflected(verb.low) !== null && verb.low !== "'s" && !isAskedOf(verb, sentence);

const afterModal: readonly Rule[] = [
  rule(
    "usual-phrase",
    "<will|would|may|might|must|should|'ll> <can>",
    ([first, second]) =>
      first.text.startsWith("'") ? null : replaceSpan(first, second, `${first.low} be able to`),
    { id: "will-can", confidence: 0.9 },
  ),
  rule(
    "base-after-modal",
    "<can|could|will|would|should|may|might|must|'ll> @not? @frequency* <@s|@past|@part+!been>",
    ([cue, verb], { sentence }) => {
      if (!isFormHere(verb, sentence)) return null;
      if ((verb.tag === "NOUN" && !closed.isHave(verb.low)) || !isModalHere(cue, sentence)) return null;
      const isAdjective =
        verb.tag === "ADJ" || (/ed$/.test(verb.low) && lowAt(sentence, verb.index + 1) === "by");
      const isFelt = verb.low === "fell" && sentence.words[verb.index + 1]?.tag === "ADJ";
      if (isFelt) return replace(verb, "feel", cue.text);
      return isAdjective ? null : baseOf("base-after-modal")([cue, verb]);
    },
    { confidence: 0.9 },
  ),
  rule(
    "base-after-modal",
    "<can|could|will|would|should|may|might|must> @not? @frequency* <@ing>",
    ([cue, verb], { sentence }) =>
      verb.tag === "VERB" && isModalHere(cue, sentence) ? baseOf("base-after-modal")([cue, verb]) : null,
    { id: "modal-ing", confidence: 0.8 },
  ),
  rule(
    "base-after-modal",
    "<can|could|will|would|should|may|might|must> @not? <to> @base|be",
    ([cue, to], { sentence }) =>
      isModalHere(cue, sentence) && !isAllOneCan(cue, sentence) ? remove(to, cue.text) : null,
    { id: "modal-to", confidence: 0.9 },
  ),
  rule(
    "base-after-modal",
    "^|,|and|but <can|could|will|would|should|must> <he|she|it|they|we|you|i> @frequency? <@s|@past>",
    ([cue, , verb]) => (verb ? baseOf("base-after-modal")([cue, verb]) : null),
    { id: "modal-question", confidence: 0.85 },
  ),
  rule(
    "base-after-modal",
    "<can|could|will|would|should|may|might|must> @not? <@adj> about|in|for|with|of|$",
    ([cue, adjective]) =>
      among(
        "interested different happy afraid useful important difficult able good bad dangerous helpful famous possible ready late tired angry sad",
        adjective.low,
      )
        ? insertBefore(adjective, "be", cue.text)
        : null,
    { id: "modal-be", confidence: 0.7 },
  ),
  rule(
    "missing-verb",
    "<@subject|this|that|it> <will|would|may|might|must|should> @not? <able|a|an|very|too|so> @any",
    ([subject, modal], { sentence, last: next }) => {
      const isClause =
        !closed.isSubjectPronoun(subject.low) && sentence.words[subject.index - 1]?.tag === "NOUN";
      const isPassive = lowAt(sentence, next.index + 2) === "by";
      const isOther = isClause || isPassive || lowAt(sentence, modal.index - 1) !== subject.low;
      return isOther ? null : insertBefore(next, "be");
    },
    { id: "modal-be-noun", confidence: 0.8 },
  ),
];

/** "They don't relies that": a clause follows no "rely", so another word was meant. */
const isOtherWord = ({ low, index }: Word, sentence: Sentence) =>
  among("relies relied relays relayed", low) &&
  among("that how what why if the it they", lowAt(sentence, index + 1));

const afterDo: readonly Rule[] = [
  rule(
    "base-after-do",
    "^|@question <do|does|did> @possessive|the|this|that @adj* @noun <@s> $|in|to|on|at|for|@determiner",
    ([cue, verb], { sentence }) =>
      sentence.words.at(-1)?.low === "?" ? baseOf("base-after-do")([cue, verb]) : null,
    { id: "do-noun-s", confidence: 0.8 },
  ),
  rule(
    "base-after-do",
    "<do|does|did> @not @frequency* <@s|@past|@part|@ing>",
    ([cue, verb], { sentence }) =>
      verb.tag !== "NOUN" &&
      verb.tag !== "ADJ" &&
      !closed.isBe(verb.low) &&
      !isOtherWord(verb, sentence) &&
      sentence.words.length > 2
        ? baseOf("base-after-do")([cue ?? verb, verb])
        : null,
    { confidence: 0.9 },
  ),
  rule(
    "base-after-do",
    "^|,|and|but|@question <do|does|did> <@subject> @frequency* <@s|@past>",
    ([cue, , verb]) => (verb ? baseOf("base-after-do")([cue ?? verb, verb]) : null),
    { id: "do-question", confidence: 0.85 },
  ),
  rule(
    "base-after-do",
    "^|@question <do|does|did> @possessive|the|this|that @adj* @noun <@s|@past>",
    ([cue, verb]) => (verb.tag === "VERB" ? baseOf("base-after-do")([cue, verb]) : null),
    { id: "do-noun-question", confidence: 0.8 },
  ),
];

const catenatives = `want|wants|wanted|need|needs|needed|like|likes|liked|love|loves|decide|decides|decided|hope|hopes|hoped|plan|plans|planned|try|tries|tried|learn|learned|learnt|going|able|have|has|had|important|easy|difficult|hard|necessary|possible|best|better|time|way|order|ready|happy|glad|started|begin|began|start|used|forget|forgot|expect|agreed|refused|promised|allowed|chance|opportunity|it`;

/** "He needs to were a helmet", "going to hills ski": what was meant is "wear", or a place. */
const isNoForm = ({ low, index }: Word, { words }: Sentence) =>
  inflected(low) === null || low === "were" || (isPluralNoun(low) && words[index + 1]?.tag === "VERB");

const afterTo: readonly Rule[] = [
  rule(
    "base-after-to",
    "@word+!due+!thanks+!addicted+!compared+!used+!related+!according+!opposed+!committed <to> <@past+@verb> @determiner|@object|about|for|@possessive",
    ([cue, verb]) => (verb.low.endsWith("ed") ? baseOf("base-after-to")([cue, verb]) : null),
    { id: "to-ed", confidence: 0.8 },
  ),
  rule("base-after-to", "have|has|had <to> <@ing>", baseOf("base-after-to"), {
    id: "have-to-ing",
    confidence: 0.8,
  }),
  rule("base-after-to", "dream|goal|plan|aim|job|wish|hope is <to> <@ing>", baseOf("base-after-to"), {
    id: "is-to-ing",
    confidence: 0.85,
  }),
  rule(
    "base-after-to",
    `${catenatives} @not? <to> @frequency? <@s|@past>`,
    ([cue, verb], { sentence }) => {
      if (isNoForm(verb, sentence)) return null;
      const opener = lowAt(sentence, cue.index - 1);
      if (among("used it like way", opener) && verb.tag !== "VERB" && !among("has was is", verb.low))
        return null;
      return /ed$/.test(verb.low) && sentence.words[verb.index + 1]?.tag === "NOUN" && opener === "used"
        ? null
        : baseOf("base-after-to")([cue, verb]);
    },
    { confidence: 0.85 },
  ),
  rule(
    "base-after-to",
    "<to> <has|had|went|did|got|made|came|took|gave|saw|knew|bought|ate|wrote|spoke|told|became|thought|felt|kept|met|brought|taught>",
    baseOf("base-after-to"),
    { id: "to-past", confidence: 0.85 },
  ),
  rule(
    "base-after-to",
    "want|wants|wanted|need|needs|needed|decide|decided|hope|hopes|hoped|plan|try|tried|able|important|how <to> <@ing>",
    baseOf("base-after-to"),
    { id: "to-ing", confidence: 0.8 },
  ),
  rule("base-after-to", "would|'d like <to> <@ing>", baseOf("base-after-to"), {
    id: "like-to-ing",
    confidence: 0.8,
  }),
  rule(
    "passive-participle",
    "want|wants|wanted|need|needs|order|able|going|have|has to be <@base> for|by|to|in|$",
    ([verb], { sentence }) =>
      classesFor(verb.low) === "v" &&
      !among("succeed agree disagree happen exist arrive", verb.low) &&
      !verbAs(verb.low, "part") &&
      verb.tag !== "ADJ" &&
      lowAt(sentence, verb.index + 1) !== ""
        ? replace(verb, participleOf(verb.low), "be")
        : null,
    { id: "to-be-base", confidence: 0.6 },
  ),
];

const objects = "me|him|us|them|people|students|children|everyone|someone|kids";

const afterVerb: readonly Rule[] = [
  rule(
    "base-after-verb",
    "<let|lets|make|makes|made> @determiner @adj? <@noun> <to> @base",
    ([cue, noun, to]) => (isPersonNoun(noun.low) ? remove(to, cue.text) : null),
    { id: "make-person-to", confidence: 0.8 },
  ),
  rule("base-after-verb", `<let|lets> @object|${objects} <to> @base`, ([cue, to]) => remove(to, cue.text), {
    confidence: 0.9,
  }),
  rule(
    "base-after-verb",
    `<make|makes|made|making> ${objects}|you|her <to> @base`,
    ([cue, to]) => remove(to, cue.text),
    { id: "make-to", confidence: 0.85 },
  ),
  rule(
    "base-after-verb",
    `<let|lets|make|makes|made> @object|${objects} @frequency? <@s|@past|@ing>`,
    ([cue, verb], { sentence }) => {
      const isLet = cue.low.startsWith("let");
      const isBeIt = lowAt(sentence, cue.index + 1) === "it" && verb.low === "is";
      // "The soup she made him was hot".
      const isOfThing = closed.isBe(verb.low) && isSaidOfNoun(sentence, cue.index);
      const isOther =
        among("NOUN ADJ", verb.tag) || sentence.words[verb.index + 1]?.tag === "NOUN" || isBeIt || isOfThing;
      return !isOther && (isLet || verb.low.endsWith("s")) ? baseOf("base-after-verb")([cue, verb]) : null;
    },
    { id: "let-form", confidence: 0.8 },
  ),
  rule("base-after-verb", `<let|lets> @possessive @noun <to> @base`, ([cue, to]) => remove(to, cue.text), {
    id: "let-noun-to",
    confidence: 0.85,
  }),
  rule("base-after-verb", "<had|'d> better <to> @base", ([, to]) => remove(to, "had better"), {
    id: "had-better",
  }),
  rule("base-after-verb", "<would|'d> rather <to> @base", ([, to]) => remove(to, "would rather"), {
    id: "would-rather",
  }),
];

export const verbFormRules: readonly Rule[] = [...afterModal, ...afterDo, ...afterTo, ...afterVerb];
