import { among, someOf } from "@/lib/assess/rules/words/among";
import {
  eachWord,
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
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isDeterminer, isQuestionWord } from "@/lib/assess/rules/words/closed";
import * as closed from "@/lib/assess/rules/words/closed";
import { classesFor, isMainly } from "@/lib/assess/rules/words/classes";
import { isPluralNoun, isSingularNoun } from "@/lib/assess/rules/words/nouns";
import {
  gerundOf,
  participleOf,
  pastOf,
  verbAs,
  verbReadings,
  wrongRegularPast,
} from "@/lib/assess/rules/words/verbs";

const isBase = (low: string) => verbAs(low, "base") !== null;
/** The lemma of a form that is no base form. */
export const inflected = (low: string): string | null =>
  isBase(low) ? null : verbAs(low, "s", "past", "part", "ing");
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
  return !isDeterminer(before.low) && !among("of free", before.low) && !isQuestionWord(before.low);
}

const afterModal: readonly Rule[] = [
  rule(
    "base-after-modal",
    "<can|could|will|would|should|may|might|must|'ll> @not? @frequency* <@s|@past|@part+!been>",
    ([cue, verb], { sentence }) => {
      if (!inflected(verb.low) || verb.low === "'s") return null;
      if ((verb.tag === "NOUN" && !closed.isHave(verb.low)) || !isModalHere(cue, sentence)) return null;
      const isAdjective =
        verb.tag === "ADJ" || (/ed$/.test(verb.low) && lowAt(sentence, verb.index + 1) === "by");
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
    "<can|could|will|would|should|may|might|must> @not? <to> @base",
    ([cue, to], { sentence }) => (isModalHere(cue, sentence) ? remove(to, cue.text) : null),
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
];

const afterDo: readonly Rule[] = [
  rule(
    "base-after-do",
    "<do|does|did> @not @frequency* <@s|@past|@part|@ing>",
    ([cue, verb], { sentence }) =>
      verb.tag !== "NOUN" && verb.tag !== "ADJ" && sentence.words.length > 2
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
    ([cue, verb]) => (verb.tag === "VERB" ? baseOf("base-after-do")([cue ?? verb, verb]) : null),
    { id: "do-noun-question", confidence: 0.8 },
  ),
];

const catenatives = `want|wants|wanted|need|needs|needed|like|likes|liked|love|loves|decide|decides|decided|hope|hopes|hoped|plan|plans|planned|try|tries|tried|learn|learned|learnt|going|able|have|has|had|important|easy|difficult|hard|necessary|possible|best|better|time|way|order|ready|happy|glad|started|begin|began|start|used|forget|forgot|expect|agreed|refused|promised|allowed|chance|opportunity|it`;
const afterTo: readonly Rule[] = [
  rule(
    "base-after-to",
    `${catenatives} @not? <to> @frequency? <@s|@past>`,
    ([cue, verb], { sentence }) => {
      if (!inflected(verb.low)) return null;
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
    "base-after-to",
    "want|wants|wanted|need|decided|order|able|going|important|like to be <@base> @determiner|@object|@preposition",
    ([verb], { sentence }) =>
      isSurelyVerb(verb, sentence) ? remove(sentence.words[verb.index - 1] ?? verb, "to") : null,
    { id: "to-be-base", confidence: 0.6 },
  ),
];

const objects = "me|him|us|them|people|students|children|everyone|someone|kids";
const afterVerb: readonly Rule[] = [
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
      const isOther = among("NOUN ADJ", verb.tag) || sentence.words[verb.index + 1]?.tag === "NOUN" || isBeIt;
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

const adverbs = "already|never|just|always|ever|recently|not|n't|also|still|finally|often|really|completely";
const perfect: readonly Rule[] = [
  rule(
    "past-participle",
    `<have|has|had|'ve> ${adverbs}* <@past>`,
    ([cue, verb], { sentence }) => {
      if (closed.isBe(verb.low) || closed.isHave(verb.low) || (closed.isDo(verb.low) && verb.low !== "did"))
        return null;
      const reading = verbReadings(verb.low);
      if (
        reading.some(({ form }) => form === "part" || form === "base") ||
        verb.tag === "NOUN" ||
        verb.tag === "ADJ" ||
        (lowAt(sentence, cue.index - 1) === "to" && cue.low === "had")
      )
        return null;
      const lemma = verbAs(verb.low, "past");
      return lemma ? replace(verb, participleOf(lemma), cue.text) : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "past-participle",
    "<have|has|'ve|had> already|never|just|always|ever|n't|not|recently|also <@base>",
    ([cue, verb], { sentence }) => {
      if (
        verbAs(verb.low, "part") ||
        among("to be have", verb.low) ||
        (!isMainly(verb.low, "v") && classesFor(verb.low) !== "vn")
      )
        return null;
      const next = lowAt(sentence, verb.index + 1);
      return lowAt(sentence, verb.index - 1) === "just" && next === "to"
        ? null
        : replace(verb, participleOf(verb.low), cue.text);
    },
    { id: "perfect-base", confidence: 0.85 },
  ),
  rule(
    "past-participle",
    "<i|you|we|they|he|she|it> <have|has|'ve|had> <@base>",
    ([, cue, verb], { sentence }) => {
      if (verbAs(verb.low, "part") || classesFor(verb.low) !== "v") return null;
      return lowAt(sentence, verb.index) === "to" ? null : replace(verb, participleOf(verb.low), cue.text);
    },
    { id: "perfect-pure", confidence: 0.75 },
  ),
  rule(
    "past-participle",
    "<have|has|'ve> been <@base+@verb> @determiner|@object|@preposition",
    ([, verb], { sentence }) =>
      isSurelyVerb(verb, sentence) ? replace(verb, gerundOf(verb.low), "been") : null,
    { id: "been-base", confidence: 0.7 },
  ),
];

const byAgent = "by|in|from|with|into|as";
const passive: readonly Rule[] = [
  rule(
    "passive-participle",
    "<@be> @not? @frequency* <@past>",
    ([cue, verb], { sentence }) => {
      if (closed.isBe(verb.low) || closed.isHave(verb.low) || closed.isDo(verb.low)) return null;
      if (
        verbReadings(verb.low).some(({ form }) => form === "part" || form === "base") ||
        verb.tag === "NOUN" ||
        verb.tag === "ADJ"
      )
        return null;
      const lemma = verbAs(verb.low, "past");
      const isClauseOfItsOwn =
        cue.low === "is" &&
        ["what", "all", "who"].some((low) =>
          sentence.words.slice(0, cue.index).some((word) => word.low === low),
        );
      return lemma && !isClauseOfItsOwn ? replace(verb, participleOf(lemma), cue.text) : null;
    },
    { confidence: 0.85 },
  ),
  rule(
    "passive-participle",
    `<is|are|was|were|been|be> @adv? <@base> ${byAgent}`,
    ([cue, verb], { sentence }) => {
      if (
        verbAs(verb.low, "part") ||
        verb.tag === "ADJ" ||
        !classesFor(verb.low).startsWith("v") ||
        classesFor(verb.low).includes("a")
      )
        return null;
      const next = lowAt(sentence, verb.index + 1);
      if (classesFor(verb.low) !== "v" && next !== "by") return null;
      return next === "by" || transitive.has(verb.low)
        ? replace(verb, participleOf(verb.low), cue.text)
        : null;
    },
    { id: "passive-base", confidence: 0.8 },
  ),
];
const transitive = new Set(
  "speak make build locate situate create teach write know see find use produce sell surround cover locate involve divide publish invent destroy discover inspire celebrate".split(
    " ",
  ),
);

const progressive: readonly Rule[] = [
  rule(
    "progressive-form",
    "<am|is|are|was|were|'m|'re> @not? @frequency? <@base>",
    ([cue, verb], { sentence }) => {
      const classes = classesFor(verb.low);
      const isOther = someOf(
        verbAs(verb.low, "part") !== null && verb.low !== "read",
        verb.tag === "ADJ",
        !classes.startsWith("v") || classes.includes("a"),
        among("agree want need know believe mean depend belong disagree understand", verb.low),
        isCleft(sentence, cue),
      );
      const next = lowAt(sentence, verb.index + 1);
      const isPassive = next === "by" || (transitive.has(verb.low) && next === "in");
      const hasObject =
        closed.isDeterminer(next) ||
        closed.isObjectPronoun(next) ||
        among("for to in at on with about", next);
      const isVerb = classes === "v" || (hasObject && verb.tag === "VERB");
      return isOther || isPassive || !isVerb ? null : replace(verb, gerundOf(verb.low), cue.text);
    },
    { confidence: 0.8 },
  ),
  rule(
    "progressive-form",
    "<am|'m|is|are|was|were> <agree|disagree|depend|belong> @any",
    ([cue, verb], { sentence }) => {
      const right = verb.low === "depend" || verb.low === "belong" ? null : verb.low;
      return right
        ? cue.low.startsWith("'")
          ? replaceSpan(cue, verb, ` ${right}`)
          : sentence.words[cue.index - 1]?.low === "i" || cue.low === "are"
            ? replaceSpan(cue, verb, right)
            : null
        : null;
    },
    { id: "am-agree", confidence: 0.85 },
  ),
];

/** "What I do is read", "all she does is sleep". */
const isCleft = (sentence: Sentence, be: Word) =>
  sentence.words.slice(0, be.index).some(({ low }) => among("do does did all what thing best", low));

const irregularPast: readonly Rule[] = [
  eachWord(
    "irregular-past",
    (word, sentence) => {
      const lemma = wrongRegularPast(word.low);
      if (!lemma) return null;
      const before = [1, 2].map((back) => lowAt(sentence, word.index - back));
      const isPerfect = before.some((low) => closed.isHave(low) || among("is are was were been be", low));
      return replace(word, isPerfect ? participleOf(lemma) : pastOf(lemma), lemma);
    },
    { confidence: 0.95 },
  ),
];

const isNounToo = (low: string) => isSingularNoun(low) || isPluralNoun(low);
const missingBe: Rule = rule(
  "missing-verb",
  "^|,|and|but|because|that|when|if <i|he|she|we|they> <@ing> @preposition|@determiner|@object|to",
  ([subject, verb], { sentence }) => {
    if (
      !subject ||
      !verb ||
      (verb.tag !== "VERB" && isNounToo(verb.low)) ||
      (lowAt(sentence, subject.index - 1) === "and" && subject.index < 3)
    )
      return null;
    const present: Record<string, string> = { i: "am", he: "is", she: "is", we: "are", they: "are" };
    return insertBefore(verb, present[subject.low] ?? "are", verb.text);
  },
  { id: "missing-be-ing", confidence: 0.75 },
);

export const verbFormRules: readonly Rule[] = [
  ...irregularPast,
  ...afterModal,
  ...afterDo,
  ...afterTo,
  ...afterVerb,
  ...perfect,
  ...passive,
  ...progressive,
  missingBe,
];
