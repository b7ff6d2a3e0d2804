import { among } from "@/lib/assess/rules/words/among";
import {
  lowAt,
  replaceSpan,
  rule,
  type Change,
  type Rule,
  type Kept,
  type Pair,
} from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { pastOf, thirdPerson, verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";

const asks = ({ words }: Sentence) => words.at(-1)?.low === "?" || words.at(-2)?.low === "?";

const plain = (subject: Word) => (subject.low === "i" ? "I" : subject.low);

const movable = (low: string) =>
  closed.isModal(low) || (closed.isBe(low) && low !== "be" && low !== "been" && low !== "being");

/** "When you buy something, do looks matter?": the question comes behind the comma. */
const isClauseOfTime = ({ words }: Sentence) =>
  words[0]?.low === "when" &&
  words.slice(1).some(({ low }) => among(", what how who why where which do does did", low));

/** "Where you live?": the auxiliary before the subject, and "do" where there is none. */
function inverted([subject, verb]: Kept, { sentence }: { sentence: Sentence }): Change | null {
  if (!asks(sentence) || verb.text.startsWith("'") || isClauseOfTime(sentence)) return null;
  if (subject.low === "i" && among("think believe chose choose like", verb.low)) return null;
  const who = plain(subject);
  const next = lowAt(sentence, verb.index + 1);
  if (movable(verb.low) || (closed.isHave(verb.low) && verbAs(next, "part")))
    return replaceSpan(subject, verb, `${verb.low} ${who}`);
  const lemma = verbAs(verb.low, "base", "s", "past");
  const isNegated = closed.isDo(verb.low) && among("n't not", next);
  return lemma && !isNegated ? replaceSpan(subject, verb, `${doFor(subject, verb)} ${who} ${lemma}`) : null;
}

function doFor(subject: Word, verb: Word): string {
  if (verbReadings(verb.low)[0]?.form === "past") return "did";
  return closed.isThirdSingularPronoun(subject.low) ? "does" : "do";
}

const questions: readonly Rule[] = [
  rule("question-order", "^ why|where|when|how <you|he|she|they|we|i|it> <@any>", inverted, {
    confidence: 0.85,
  }),
  rule("question-order", "^ what|who|which <you|he|she|they|we|i|it> <@any>", inverted, {
    id: "what-order",
    confidence: 0.8,
  }),
  rule(
    "question-order",
    "^ what|which|how kind|time|long|often|many|much|far|old|color|@noun of? @noun? <you|he|she|they|we|i|it> <@any>",
    inverted,
    { id: "how-long-order", confidence: 0.8 },
  ),
  rule(
    "question-order",
    "^ why|where|when|how <my|your|his|her|the|this|that|their|our> <@noun> <is|are|was|were|can|will|should>",
    ([determiner, noun, verb], { sentence }) => {
      if (!asks(sentence) || isClauseOfTime(sentence)) return null;
      return replaceSpan(determiner, verb, `${verb.low} ${determiner.low} ${noun.text}`);
    },
    { id: "noun-order", confidence: 0.75 },
  ),
];

const opener =
  "know|knows|knew|understand|understood|ask|asked|asks|wonder|wondered|wondering|me|him|her|them|us|explain|explained|remember|idea|sure|see|show|tell|decide|imagine|find|out|about|discover|realize|forgot|learn|say|said";

const wh = "what|where|when|why|how|who";

function embedded(subject: string, aux: Word, verb: Word): string | null {
  if (aux.low === "did") {
    const lemma = verbAs(verb.low, "base");
    return lemma ? `${subject} ${pastOf(lemma)}` : null;
  }
  const lemma = verbAs(verb.low, "base");
  if (!lemma) return null;
  return `${subject} ${aux.low === "does" ? thirdPerson(lemma) : lemma}`;
}

const isDirect = (sentence: Sentence, opener: Word | undefined) =>
  asks(sentence) && !/^(?:know|tell|me|explain|remember|idea|ask|understand)$/.test(opener?.low ?? "");

const embeddedQuestions: readonly Rule[] = [
  rule(
    "embedded-question",
    "<know|understand|ask|asked|wonder|me|explain|remember|sure|see> how <old|big|far|tall|expensive|important|long|difficult> <is|are|was|were> <the|my|your|his|her|this|that|our|their> <@noun> $|,|and",
    ([cue, , aux, determiner, noun], { sentence }) =>
      isDirect(sentence, cue)
        ? null
        : replaceSpan(aux, noun, `${determiner.text} ${noun.text} ${aux.low}`, cue.text),
    { id: "embedded-how-noun", confidence: 0.85 },
  ),
  rule(
    "embedded-question",
    `<${opener}> ${wh} much|many|long|old|often|far? @noun? <do|does|did> <i|you|he|she|it|we|they> <@base|have|be|do>`,
    ([cue, aux, subject, verb], { sentence }) => {
      if (!subject || !verb || isDirect(sentence, cue)) return null;
      const text = embedded(plain(subject), aux, verb);
      return text ? replaceSpan(aux, verb, text, cue.text) : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "embedded-question",
    `<${opener}> ${wh} much|many|long? <do|does|did> <@determiner> @adj? <@noun> <@base|have|do>`,
    ([cue, aux, determiner, noun, verb], { sentence }) => {
      if (isDirect(sentence, cue)) return null;
      const words = sentence.words
        .slice(determiner.index, noun.index + 1)
        .map(({ text }) => text)
        .join(" ");
      const text = embedded(words, aux, verb);
      return text ? replaceSpan(aux, verb, text, cue.text) : null;
    },
    { id: "embedded-do-noun", confidence: 0.85 },
  ),
  rule(
    "embedded-question",
    `<${opener}> ${wh} much|many|long|old|far? <is|are|was|were|am|can|could|will|would|should> <i|you|he|she|it|we|they>`,
    ([cue, aux, subject], { sentence }) => {
      if (!subject || isDirect(sentence, cue)) return null;
      return replaceSpan(aux, subject, `${plain(subject)} ${aux.low}`, cue.text);
    },
    { id: "embedded-be", confidence: 0.85 },
  ),
  rule(
    "embedded-question",
    `<know|understand|ask|asked|wonder|me|explain|remember|sure> where|why|when|how|what|who <is|are|was|were> <my|your|his|her|our|their|this|the> <@noun> $|,|@preposition|,|and`,
    ([cue, aux, determiner, noun], { sentence }) => {
      const isOfWhom = lowAt(sentence, aux.index - 1) === "who";
      const isMore = closed.isPreposition(lowAt(sentence, noun.index + 1));
      if (isDirect(sentence, cue) || (isOfWhom && isMore)) return null;
      return replaceSpan(aux, noun, `${determiner.text} ${noun.text} ${aux.low}`, cue.text);
    },
    { id: "embedded-be-noun", confidence: 0.8 },
  ),
];

const swapped = ([first, second]: Pair): Change | null =>
  first && second ? replaceSpan(first, second, `${second.low} ${first.text}`, second.text) : null;

const adverbs: readonly Rule[] = [
  rule(
    "adverb-order",
    "<speak|speaks|spoke|play|plays|played|sing|sings> <fluently|perfectly|badly> <@noun>",
    ([, adverb, noun]) => replaceSpan(adverb, noun, `${noun.text} ${adverb.text}`, adverb.text),
    { id: "fluently-object", confidence: 0.85 },
  ),
  rule("adverb-order", "have|has|'ve|had <@part> <already|just|never> @determiner", swapped, {
    id: "finished-already",
    confidence: 0.85,
  }),
  rule(
    "adverb-order",
    "<@past> <last|yesterday|every> <night|week|year|month|weekend|evening|day>? <a|an|the|my> <@common> $|,|and",
    ([verb, opener, unit, determiner, noun], { sentence }) => {
      const last = noun.index < 0 ? determiner : noun;
      const time = sentence.words
        .slice(opener.index, noun.index < 0 ? unit.index : determiner.index)
        .map(({ text }) => text)
        .join(" ");
      const object = sentence.words
        .slice(noun.index < 0 ? unit.index : determiner.index, last.index + 1)
        .map(({ text }) => text)
        .join(" ");
      return verb.tag === "NOUN" ? null : replaceSpan(opener, last, `${object} ${time}`, time);
    },
    { id: "time-object", confidence: 0.8 },
  ),
  rule(
    "adverb-order",
    "^|,|and|but|because|that|when|so <i|you|he|she|we|they|people|it> <@base|@s|@past> <always|never|usually|rarely|often|sometimes|seldom> !($|@conjunction|,)",
    ([, verb, adverb], { sentence }) => {
      if (
        closed.isBe(verb.low) ||
        closed.isModal(verb.low) ||
        closed.isHave(verb.low) ||
        closed.isDo(verb.low)
      )
        return null;
      // "I suffer sometimes from it": what has no object may have "sometimes" behind it.
      const next = sentence.words[adverb.index + 1];
      if (among("sometimes usually", adverb.low) && !among("DET NOUN PROPN PRON ADJ", next?.tag)) return null;
      return verb.tag === "VERB" || verb.tag === "NOUN" ? swapped([verb, adverb]) : null;
    },
    { confidence: 0.85 },
  ),
  rule(
    "adverb-order",
    "<i|you|he|she|we|they> <always|never|usually|often|sometimes|rarely> <am|is|are|was|were> !($|,|@stop)",
    ([, adverb, be], { sentence }) =>
      sentence.words.length > be.index + 2
        ? replaceSpan(adverb, be, `${be.low} ${adverb.text}`, be.text)
        : null,
    { id: "adverb-after-be", confidence: 0.75 },
  ),
  rule(
    "adverb-order",
    "<like|likes|love|loves|enjoy|enjoys|liked|enjoyed|loved|miss|know> <very> <much|well> <@determiner|@noun|@ing|to|@proper> <@any>",
    (words, { sentence }) => veryMuch(words, sentence),
    { id: "very-much", confidence: 0.8 },
  ),
  rule(
    "adverb-order",
    "<i|you|he|she|we|they> <play|plays|study|studies|eat|eats|drink|drinks|watch|watches|read|reads|do|does|practice|practices|speak|learn|clean|cook|cooks> <every> <day|week|morning|evening|night|weekend> <@common> $|@preposition|,|and|because",
    ([, , every, unit, noun]) =>
      replaceSpan(every, noun, `${noun.text} ${every.low} ${unit.text}`, `${every.text} ${unit.text}`),
    { id: "every-day-object", confidence: 0.8 },
  ),
  rule(
    "adverb-order",
    "<@past> <yesterday> <a|an|the|my|his|her> <@common> $",
    ([, adverb, determiner, noun]) =>
      replaceSpan(adverb, noun, `${determiner.text} ${noun.text} ${adverb.text}`, adverb.text),
    { id: "yesterday-object", confidence: 0.75 },
  ),
  rule(
    "adverb-order",
    "<i|you|he|she|we|they|also> <speak|speaks|know|play|plays|sing|sings|do|does> <very> <well|good> <english|spanish|french|german|tennis|football|soccer|piano|chess|chinese|japanese|korean|russian|italian|portuguese|turkish|thai>",
    ([, , very, , noun]) => replaceSpan(very, noun, `${noun.text} very well`, "very well"),
    { id: "very-well", confidence: 0.85 },
  ),
  rule(
    "adverb-order",
    "<@verb> <well|badly> <the|my|his|her|a> <@common> $|,|and",
    ([, adverb, determiner, noun], { sentence }) =>
      sentence.words[adverb.index - 1]?.tag === "VERB"
        ? replaceSpan(adverb, noun, `${determiner.text} ${noun.text} ${adverb.low}`, adverb.text)
        : null,
    { id: "well-object", confidence: 0.65 },
  ),
];

/** Where the object ends that begins here; null where it has no clear end. */
function objectEnd(first: Word, sentence: Sentence): number | null {
  if (first.low === "to") {
    const isShort = /^(?:[.!?,;]|and|but|because|when|in|on|with|at)$/.test(lowAt(sentence, first.index + 2));
    return isShort ? first.index + 1 : null;
  }
  if (first.tag === "VERB") return null;
  let end = first.index;
  while (among("ADJ NOUN PROPN", sentence.words[end + 1]?.tag)) end += 1;
  return first.tag === "DET" && end === first.index ? null : end;
}

/** "I like very much this city": the object comes first. */
function veryMuch([, very, much, first]: Kept, sentence: Sentence): Change | null {
  const end = objectEnd(first, sentence);
  const last = end === null ? undefined : sentence.words[end];
  if (!last) return null;
  const object = sentence.words.slice(first.index, last.index + 1).map(({ text }) => text);
  return replaceSpan(very, last, `${object.join(" ")} ${very.low} ${much.low}`, `${very.text} ${much.text}`);
}

export const wordOrderRules: readonly Rule[] = [...questions, ...embeddedQuestions, ...adverbs];
