import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { isDeterminer, isPreposition } from "@/lib/assess/rules/words/closed";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isPluralNoun, isSingularNoun, pluralOf, singular } from "@/lib/assess/rules/words/nouns";
import { isStrictlyUncountable, isUncountable } from "@/lib/assess/rules/words/uncountable";
import { isHead } from "@/lib/assess/rules/rules/number";

/** Whether the verb of the phrase says that it means one. */
function isOneByVerb(noun: Word, sentence: Sentence): boolean | null {
  const after = sentence.words.slice(noun.index + 1, noun.index + 7);
  const verb = after.find(({ low, tag }) => tag === "AUX" || among("is are was were has have", low));
  if (!verb) return null;
  if (among("is was has", verb.low)) return true;
  return among("are were have", verb.low) ? false : null;
}

const verbsInS =
  /^(?:means|works|series|species|lots|weekends|times|headquarters|makes|looks|shows|helps|causes|needs|leads)$/;

/** "This pushes the ball": the pronoun and its verb. */
function isThisVerb(word: Word, noun: Word, sentence: Sentence): boolean {
  // "By doing this parents save money": the pronoun is what is done.
  const isDone =
    /^(?:do|does|did|done|doing)$/.test(lowAt(sentence, word.index - 1)) &&
    isPersonNoun(singular(noun.low) ?? "");
  if (isDone || verbsInS.test(noun.low) || sentence.words[word.index + 1]?.tag === "VERB") return true;
  const isNext = noun.index === word.index + 1 && verbAs(noun.low, "s") !== null;
  return isNext && (possibleTags(noun.low)[0] === "VERB" || isDeterminer(lowAt(sentence, noun.index + 1)));
}

/** "These spoon and forks", "all of these follow them": another noun is meant, or none. */
const isNoneOfThese = (word: Word, noun: Word, sentence: Sentence) => {
  const after = sentence.words[noun.index + 1];
  return someOf(
    after !== undefined && isPluralNoun(after.low),
    after?.low === "and",
    lowAt(sentence, word.index - 1) === "of" && possibleTags(noun.low).includes("VERB"),
    noun.low.endsWith("ing"),
    !isHead(noun, sentence),
    isPluralNoun(noun.low),
    !isSingularNoun(noun.low),
  );
};

/** "For these reason", "these kind is": the pronoun is wrong, and the noun is right. */
const isOneOfThese = (word: Word, noun: Word, sentence: Sentence) => {
  const before = lowAt(sentence, word.index - 1);
  const isKind = /^(?:kind|type|sort|way|reason|purpose|moment|time)$/.test(noun.low);
  const byVerb = isOneByVerb(noun, sentence);
  // "Any of those key".
  const isSome =
    before === "of" &&
    among("any one some all many most each none both few", lowAt(sentence, word.index - 2));
  if (isSome) return false;
  if (byVerb !== null) return byVerb && before !== "all";
  return allOf(isKind || isPreposition(before), !isPersonNoun(noun.low), before !== "all");
};

const demonstratives: readonly Rule[] = [
  rule(
    "demonstrative-number",
    "<this> @number? @adj* <@plural>",
    ([word, noun], { sentence }) => {
      if (!isHead(noun, sentence) || (!singular(noun.low) && noun.low !== "people" && !/s$/.test(noun.low)))
        return null;
      return isThisVerb(word, noun, sentence) ? null : replace(word, "these", noun.text);
    },
    { confidence: 0.85 },
  ),
  rule(
    "demonstrative-number",
    "^|in|on|at|for|with|of|from <that> @adj* <@plural> !(@noun|@subject)",
    ([word, noun], { sentence }) => {
      if (
        lowAt(sentence, word.index - 1) === "" &&
        // "That dusts our home", "that bins run": rather a verb.
        (among("not our my your the a us me", lowAt(sentence, noun.index + 1)) ||
          (sentence.words[noun.index + 1]?.tag === "VERB" && isOneByVerb(noun, sentence) === null))
      )
        return null;
      return singular(noun.low) &&
        verbAs(noun.low, "s") === null &&
        noun.index - word.index === 1 &&
        !/^(?:means|works|makes|looks|shows|helps|causes|needs|sounds|depends|lots)$/.test(noun.low)
        ? replace(word, "those", noun.text)
        : null;
    },
    { id: "those", confidence: 0.75 },
  ),
  rule(
    "demonstrative-number",
    "<these|those> @adj* <@common>",
    ([word, noun], { sentence }) => {
      const isKind = among("kind sort type", noun.low) && lowAt(sentence, noun.index + 1) !== "of";
      if (isKind || noun.low === "authority" || isNoneOfThese(word, noun, sentence)) return null;
      const isOne = isStrictlyUncountable(noun.low) || isOneOfThese(word, noun, sentence);
      if (isOne) return replace(word, word.low === "these" ? "this" : "that", noun.text);
      return isUncountable(noun.low) ? null : replace(noun, pluralOf(noun.low), word.text);
    },
    { id: "these-noun", confidence: 0.8 },
  ),
];

export const demonstrativeRules: readonly Rule[] = [...demonstratives];
