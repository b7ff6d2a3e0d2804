import { lowAt, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Word } from "@/lib/assess/rules/text/word";
import { among } from "@/lib/assess/rules/words/among";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { isPluralNoun } from "@/lib/assess/rules/words/nouns";
import { pastOf, thirdPerson } from "@/lib/assess/rules/words/verbs";

/** "My sister is agree", and not "the key is agree". */
const isOnePerson = ({ low }: Word) => among("he she everyone everybody", low) || isPersonNoun(low);
const isPlural = (subject: Word) => among("we they you people", subject.low) || isPluralNoun(subject.low);

/** "Am not agree": what the verb is without its "be". */
function withoutBe(subject: Word, be: Word, between: readonly Word[], verb: Word): string {
  const not = between.find(({ low }) => among("not n't", low));
  const others = between.filter((word) => word !== not).map(({ text }) => text);
  const isPast = among("was were", be.low);
  const isThird = isOnePerson(subject) && be.low !== "are";
  const help = isPast ? "did" : isThird ? "does" : "do";
  if (not) return [not.low === "n't" ? `${help}n't` : `${help} not`, ...others, verb.low].join(" ");
  const form = isPast ? pastOf(verb.low) : isThird ? thirdPerson(verb.low) : verb.low;
  return [...others, form].join(" ");
}

/** "I am agree", "they are do not know": a form of "be" before a verb that needs none. */
export const beExtraRules: readonly Rule[] = [
  rule(
    "be-extra",
    "<i|you|he|she|it|we|they> <am|is|are|was|were> <do|does|did> @not @any",
    ([subject, be, aux], { sentence }) =>
      sentence.words.slice(0, be.index).some(({ low }) => among("what who", low))
        ? null
        : replaceSpan(be, aux, aux.low === "do" && among("he she it", subject.low) ? "does" : aux.low),
    { id: "be-do", confidence: 0.9 },
  ),
  rule(
    "be-extra",
    "<i|he|she|you|we|they|people|everyone|everybody|@common> <am|'m|is|'s|are|'re|was|were> not|n't|totally|completely|strongly|fully|absolutely|really|also|always* <agree|disagree>",
    ([subject, be, verb], { sentence }) => {
      const isSomebody = subject.low === "i" || isOnePerson(subject) || isPlural(subject);
      if (!isSomebody || among("what all do does did than as", lowAt(sentence, subject.index - 1)))
        return null;
      const right = withoutBe(subject, be, sentence.words.slice(be.index + 1, verb.index), verb);
      const whole = subject.low === "i" ? "I" : subject.text;
      return be.text.startsWith("'")
        ? replaceSpan(subject, verb, `${whole} ${right}`)
        : replaceSpan(be, verb, right);
    },
    { id: "am-agree", confidence: 0.92 },
  ),
  rule(
    "be-extra",
    "<i> i <am|'m> <agree|disagree>",
    ([first, , verb]) => replaceSpan(first, verb, `I ${verb.low}`),
    { id: "am-agree", confidence: 0.93 },
  ),
  rule(
    "be-extra",
    "<i> <am|'m> <think|believe> @any",
    ([first, be, verb]) =>
      be.low === "am" ? replaceSpan(be, verb, verb.low) : replaceSpan(first, verb, `I ${verb.low}`),
    { id: "am-agree", confidence: 0.85 },
  ),
];
