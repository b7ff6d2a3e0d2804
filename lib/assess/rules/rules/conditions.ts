import { among, someOf } from "@/lib/assess/rules/words/among";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { subjectBefore } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isSubjectPronoun } from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { pastOf, thirdPerson, verbAs } from "@/lib/assess/rules/words/verbs";

const subjects = "<i|you|he|she|it|we|they|people|everyone|@noun>";

const ifClauses: readonly Rule[] = [
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would|'d> <have> <@part>`,
    ([cue, , would, have], { sentence }) =>
      !isIndirect(sentence, cue)
        ? replaceSpan(would, have, would.text.startsWith("'") ? " had" : "had", cue.text)
        : null,
    { id: "if-would-have", confidence: 0.9 },
  ),
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would> @not? <@base|be|have>`,
    ([cue, subject, would, verb], { sentence }) => {
      if (
        !subject ||
        isIndirect(sentence, cue) ||
        isWish(sentence, cue, subject) ||
        among("n't not", lowAt(sentence, would.index + 1))
      )
        return null;
      if (
        lowAt(sentence, verb.index) === "like" ||
        (lowAt(sentence, verb.index + 1) === "to" && verb.low === "like")
      )
        return null;
      return replaceSpan(would, verb, verb.low === "be" ? "were" : pastOf(verb.low), cue.text);
    },
    { id: "if-would", confidence: 0.85 },
  ),
  // "If he would came": the past is there already; surer than that "would" has a base form behind it.
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would> <@past>`,
    ([cue, subject, would, verb], { sentence }) =>
      verbAs(verb.low, "base") !== null || isIndirect(sentence, cue) || isWish(sentence, cue, subject)
        ? null
        : replaceSpan(would, verb, verb.text, cue.text),
    { id: "if-would-past", confidence: 0.92 },
  ),
  rule(
    "if-clause",
    `<if> @determiner? @adj? ${subjects} <would> <can>`,
    ([cue, , would, can], { sentence }) =>
      isIndirect(sentence, cue) ? null : replaceSpan(would, can, "could", cue.text),
    { id: "if-would-can", confidence: 0.92 },
  ),
  rule(
    "if-clause",
    `<if|unless> @determiner? @adj? ${subjects} <will> @not? <@base|be|have>`,
    ([cue, subject, will, verb], { sentence }) => {
      if (
        (subject.low === "you" && among("wait excuse follow allow forgive", verb.low)) ||
        isIndirect(sentence, cue) ||
        // "I will go if it will help you": what comes of it, and no condition.
        (subject.low === "it" && among("help make", verb.low)) ||
        // "If farmer will sell": the noun lacks its s or its article.
        (subject.index === cue.index + 1 && isPersonNoun(subject.low)) ||
        lowAt(sentence, will.index + 1) !== verb.low
      )
        return null;
      return replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text);
    },
    { id: "if-will", confidence: 0.85 },
  ),
  // "While he will miss us, he has to go": "while" may set one thing against another.
  rule(
    "if-clause",
    "^ <when|after|before|until> @determiner? @adj? <i|you|he|she|it|we|they|@noun> <will> <@base|be|have>",
    ([cue, , will, verb], { sentence }) => {
      if (sentence.words.at(-1)?.low === "?") return null;
      return replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text);
    },
    { id: "when-will", confidence: 0.85 },
  ),
  rule(
    "if-clause",
    "as soon <as> @determiner? @adj? <i|you|he|she|it|we|they|@noun> <will> <@base|be|have>",
    ([, , will, verb], { sentence }) =>
      replaceSpan(will, verb, present(verb.low, sentence, will.index), "as soon as"),
    { id: "as-soon-as-will", confidence: 0.9 },
  ),
  rule(
    "if-clause",
    "will @word* <until|before|when|after> <i|you|he|she|it|we|they> <will> <@base|be|have>",
    ([cue, , will, verb], { sentence }) =>
      isIndirect(sentence, cue)
        ? null
        : replaceSpan(will, verb, present(verb.low, sentence, will.index), cue.text),
    { id: "until-will", confidence: 0.8 },
  ),
  rule(
    "if-were",
    "<if> i|he|she|it <was> <you|him|her|them>",
    ([cue, was]) => replace(was, "were", cue.text),
    { id: "if-were", confidence: 0.6 },
  ),
];

/** "If you would follow me", "I would be glad if it would help", "he said he would come if I would wait". */
const isWish = ({ words }: Sentence, cue: Word, subject: Word) => {
  const before = words.slice(0, cue.index);
  const isOther = !among("i we", subject.low);
  const said = before.findIndex(({ low }) => among("said told", low));
  return someOf(
    subject.low === "you",
    isOther &&
      before.some(({ low }) =>
        among("grateful happy glad pleased appreciate nice great kind help love", low),
      ),
    said >= 0 && before.slice(said).some(({ low }) => among("would 'd", low)),
  );
};

/** "If he will drive or he is going to walk": both are possible, and nothing depends on it. */
const isEither = ({ words }: Sentence, cue: Word) =>
  words
    .slice(cue.index + 1)
    .some(
      ({ low, index }) =>
        low === "or" && (isSubjectPronoun(words[index + 1]?.low ?? "") || words[index + 1]?.low === "not"),
    );

/** "I don't know if she will come" asks a question. */
const isIndirect = (sentence: Sentence, cue: Word) => {
  if (isEither(sentence, cue)) return true;
  const before = sentence.words.slice(Math.max(0, cue.index - 4), cue.index);
  return before.some(({ low }) =>
    /^(?:time|day|moment|know|knows|knew|ask|asks|asked|wonder|wonders|wondered|wondering|sure|see|tell|told|doubt|question|idea|check|unsure|decide|mind|even|only|care|remember|find|matter|certain|decision|choice|choose|chose|depend|depends|consider|guess|predict|imagine|discuss)$/.test(
      low,
    ),
  );
};

function present(lemma: string, sentence: Sentence, will: number): string {
  const subject = subjectBefore(sentence, will);
  const isThird = subject?.number === "singular";
  if (lemma === "be") return isThird ? "is" : subject?.number === "first" ? "am" : "are";
  return isThird ? thirdPerson(lemma) : lemma;
}

export const conditionRules: readonly Rule[] = [...ifClauses];
