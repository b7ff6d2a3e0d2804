import { among } from "@/lib/assess/rules/words/among";
import { lowAt, remove, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { plural } from "@/lib/assess/rules/rules/number";
import { isUnit } from "@/lib/assess/rules/rules/number-modifiers";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isPluralNoun } from "@/lib/assess/rules/words/nouns";
import { isUncountable } from "@/lib/assess/rules/words/uncountable";
import { verbAs } from "@/lib/assess/rules/words/verbs";

/** "There have a fine seat the visitors": who has it comes behind. */
function hasLaterSubject({ index }: Word, { words }: Sentence) {
  const noun = words.slice(index).find(({ tag }) => tag === "NOUN");
  return noun !== undefined && among("the my our their these those", words[noun.index + 1]?.low);
}

/** "There is two meters of rope": one amount. */
const isAmountOf = ({ low, index }: Word, sentence: Sentence) =>
  /^(?:meters|metres|liters|litres|kilos|kilograms|grams|euros|dollars|pounds)$/.test(low) &&
  lowAt(sentence, index + 1) === "of";

const ofMany = ({ low }: Word) => (low === "'s" ? " are" : low === "was" ? "were" : "are");

const pluralOfBe: Record<string, string> = { is: "are", was: "were" };

/** "My sister and me likes": two people, whatever the pronoun looks like. */
const withMe: Rule = rule(
  "subject-verb",
  "^ @possessive @noun and me|i @frequency? <@s|was>",
  ([verb]) => {
    const lemma = verbAs(verb.low, "s");
    const right = pluralOfBe[verb.low] ?? lemma;
    return right && among("VERB AUX", verb.tag) ? replace(verb, right) : null;
  },
  { id: "and-me-s", confidence: 0.8 },
);

/** "There is two boys are playing": the sentence has its verb already. */
const secondBe: Rule = rule(
  "repeated-word",
  "there is|are|was|were @determiner|@number|@adj @adj* @common <is|are|was|were> <@ing>",
  ([be]) => remove(be, be.text),
  { id: "there-is-doing", confidence: 0.8 },
);

/** Agreement that few words beside the verb settle. */
export const fixedAgreementRules: readonly Rule[] = [
  rule(
    "be-form",
    "^|,|and|but|because|that both|many|most|all|some|several|few of us|them|you <is|was>",
    ([verb]) => replace(verb, verb.low === "is" ? "are" : "were"),
    { id: "both-of-them", confidence: 0.85 },
  ),
  rule(
    "be-form",
    "^ playing|learning|eating|watching|reading|doing|studying|using|making|driving|drinking|having|helping|speaking|taking|traveling <@plural> <are|were>",
    ([, verb]) => replace(verb, verb.low === "are" ? "is" : "was"),
    { id: "doing-is", confidence: 0.75 },
  ),
  rule(
    "there-is-are",
    "there <has> been many|several|a|two|three|lots|some|various <lot|@adj|@plural|of>",
    ([verb, next], { sentence }) =>
      next.tag === "NOUN" || lowAt(sentence, next.index - 1) !== "a" || next.low === "lot"
        ? replace(verb, "have", "there")
        : null,
    { id: "there-has-been", confidence: 0.75 },
  ),
  rule(
    "there-is-are",
    "there <are|were> a <cup|glass|piece|bottle|slice|box|bowl|group|bag> of",
    ([verb, noun]) =>
      noun.low === "group" ? null : replace(verb, verb.low === "are" ? "is" : "was", noun.text),
    { id: "there-are-cup" },
  ),
  rule(
    "be-form",
    "^|@question <was|is> <you|we|they>",
    ([verb, subject], { sentence }) =>
      sentence.words.at(-1)?.low !== "?"
        ? null
        : replace(verb, verb.low === "was" ? "were" : "are", subject.text),
    { id: "was-you", confidence: 0.85 },
  ),
  rule(
    "subject-verb",
    "^|@question <do|have> <he|she> @any",
    ([verb, subject], { sentence }) =>
      verb.low === "do" || verbAs(lowAt(sentence, subject.index + 1), "part")
        ? replace(verb, verb.low === "do" ? "does" : "has", subject.text)
        : null,
    { id: "do-he", confidence: 0.8 },
  ),
  rule(
    "subject-verb",
    "@question <does|has> <you|we|they|i>",
    ([verb, subject]) => replace(verb, verb.low === "does" ? "do" : "have", subject.text),
    { id: "does-you", confidence: 0.85 },
  ),
  rule(
    "there-is-are",
    "there <is|was|'s|has> @not? only|also|still|just? too? a? number|lot|many|several|two|three|four|five|various|some|few|these|those <@adj>* <@plural> !(@noun)",
    ([verb], { last: noun, sentence }) =>
      isUncountable(noun.low) || !isPluralNoun(noun.low) || isAmountOf(noun, sentence)
        ? null
        : replace(verb, ofMany(verb), noun.text),
  ),
  // "There is two man": the number says how many, whatever the noun looks like.
  rule(
    "there-is-are",
    "there <is|was|'s> @not? only|also|still|just? <two|three|four|five|many|several> @adj* <@singular> !(@noun|of)",
    ([verb, cue, noun], { sentence }) =>
      // "There is five minute walk": rather "a five-minute walk".
      !isUnit(noun.low) && plural(noun, sentence, cue) ? replace(verb, ofMany(verb), noun.text) : null,
    { id: "there-is-two", confidence: 0.85 },
  ),
  rule("there-is-are", "there <is|was|'s> a lot|number|variety of @adj* <@plural> !(@noun)", ([verb, noun]) =>
    replace(verb, ofMany(verb), noun.text),
  ),
  rule("there-is-are", "there <is|was> <@adj>* <@plural> !(@noun)", ([verb], { last: noun }) => {
    return replace(verb, verb.low === "was" ? "were" : "are", noun.text);
  }),
  rule(
    "there-is-are",
    "there <are|were> a|an|one|no? @adj* <@singular> !(@noun|of|lot|number|couple|few|variety)",
    ([verb, noun], { sentence }) => {
      const opener = lowAt(sentence, (verb.index ?? 0) - 2);
      if (among("if wish though as unless where", opener)) return null;
      if (
        /^(?:lot|number|couple|few|variety|group|pair|bunch|dozen|hundred|thousand|million|majority|range|series|host|handful|total|minority|plenty|growing|great|large)$/.test(
          noun.low,
        )
      )
        return null;
      const before = lowAt(sentence, verb.index + 1);
      return among("a an one", before) ? replace(verb, verb.low === "are" ? "is" : "was", noun.text) : null;
    },
  ),
  rule(
    "there-is-are",
    "^|,|and|but|because|that|if|when|so|where|think|in|also there <have|has> <a|an|many|some|two|three|several|lots|no|are|any>",
    ([verb, next], { sentence }) =>
      next && verb.index > 0 && !hasLaterSubject(next, sentence)
        ? replace(verb, among("a an no", next.low) ? "is" : "are")
        : null,
    { id: "there-have" },
  ),
  withMe,
  secondBe,
];
