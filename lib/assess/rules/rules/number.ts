import { among, someOf } from "@/lib/assess/rules/words/among";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import {
  isBeforeOpenWord,
  isModifier,
  isRank,
  isWhich,
  numberModifierRules,
} from "@/lib/assess/rules/rules/number-modifiers";
import { irregularPluralRules } from "@/lib/assess/rules/rules/irregular-plurals";
import { isPairNoun } from "@/lib/assess/rules/words/pair-nouns";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { isDeterminer, isObjectPronoun } from "@/lib/assess/rules/words/closed";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isPluralNoun, isSingularNoun, pluralOf, singular } from "@/lib/assess/rules/words/nouns";
import { isUncountable, uncountableOfPlural } from "@/lib/assess/rules/words/uncountable";

export const isHead = (word: Word, sentence: Sentence) => {
  const next = sentence.words[word.index + 1];
  return (
    !next ||
    !(
      next.tag === "NOUN" ||
      next.tag === "PROPN" ||
      next.low === "-" ||
      next.low === "'s" ||
      next.low === "'" ||
      (next.low.endsWith("ed") && sentence.words[next.index + 1]?.tag === "NOUN") ||
      (next.tag === "ADJ" && /^(?:old|long|high|tall|deep|wide|worth)$/.test(next.low))
    )
  );
};

const measures = new Set(
  "dollar percent per hundred thousand million billion dozen pm am p.m. o'clock degree euro yen third half".split(
    " ",
  ),
);

/** "So many teens": a plural that dictionaries have as a word of its own. */
const isPluralItself = ({ low }: Word) => /[bcdfgklmnprtvw]s$/.test(low) && low !== "lens";

/** "Many claim that": the verb of what "many" stands for. */
const isVerbOfMany = ({ low, index }: Word, sentence: Sentence) =>
  lowAt(sentence, index + 1) === "that" && possibleTags(low).includes("VERB");

/** A counted noun that stands in the singular behind a word for more than one. */
export function plural(noun: Word, sentence: Sentence, cue: Word) {
  if (
    !isHead(noun, sentence) ||
    (isUncountable(noun.low) && !isPersonNoun(noun.low)) ||
    isPluralNoun(noun.low)
  )
    return null;
  if (possibleTags(noun.low).length === 0 || isPluralItself(noun) || isVerbOfMany(noun, sentence))
    return null;
  if (noun.low.length < 2 || among("next last", lowAt(sentence, noun.index - 1))) return null;
  if (!isSingularNoun(noun.low) || measures.has(noun.low)) return null;
  return replace(noun, pluralOf(noun.low), cue.text);
}

const afterQuantity: readonly Rule[] = [
  rule(
    "plural-after-quantity",
    "<@number> @adj* <@common>",
    ([cue, noun], { sentence }) => {
      if (
        lowAt(sentence, cue.index - 1) === "-" ||
        // "A three week of sun", "a one week and a half visit": rather one word that describes another.
        (among("a an", lowAt(sentence, cue.index - 1)) && among("of off", lowAt(sentence, noun.index + 1))) ||
        isBeforeOpenWord(cue, noun, sentence) ||
        isModifier(cue, noun, sentence) ||
        isRank(cue, noun) ||
        isWhich(cue, noun, sentence) ||
        /^(?:1[89]|20)\d\d$/.test(cue.low) ||
        (lowAt(sentence, cue.index - 1) === "the" && /^\d/.test(cue.low))
      )
        return null;
      return plural(noun, sentence, cue);
    },
    { id: "number", confidence: 0.9 },
  ),
  rule(
    "plural-after-quantity",
    "<many|several|various|few|numerous|both|these|those> @adj* <@common>",
    ([cue, noun], { sentence }) => {
      const isOfTwo =
        lowAt(sentence, noun.index + 1) === "and" ||
        among("we they you can could will would should must", lowAt(sentence, cue.index - 1));
      if (cue.low === "both" && isOfTwo) return null;
      if (among("these those", cue.low)) return null;
      if (cue.low === "many" && among("a an", lowAt(sentence, cue.index + 1))) return null;
      return plural(noun, sentence, cue);
    },
    { id: "many", confidence: 0.9 },
  ),
  rule(
    "plural-after-quantity",
    "a <few|couple> of? @adj* <@common>",
    ([cue, noun], { sentence }) => plural(noun, sentence, cue),
    { id: "a-few", confidence: 0.85 },
  ),
  rule(
    "plural-after-quantity",
    "<one|each|some|many|most|all|both|two|three> of the|my|our|their|his|her|your|these|those @superlative|most? @adj* <@common>",
    ([cue, noun], { sentence }) => {
      if (
        among("some most all", cue.low) &&
        !/^(?:student|friend|teacher|reason|parent|room|book|car|city|problem|child|boy|girl|shop|game|movie|idea)$/.test(
          noun.low,
        )
      )
        return null;
      return plural(noun, sentence, cue);
    },
    { id: "one-of", confidence: 0.85 },
  ),
  rule(
    "plural-after-quantity",
    "a <lot> of @adj* <@common>",
    ([cue, noun], { sentence }) =>
      isCounted(noun.low) && noun.low !== "opportunity" ? plural(noun, sentence, cue) : null,
    { id: "a-lot-of", confidence: 0.8 },
  ),
  rule(
    "plural-after-quantity",
    "<lots|hundreds|thousands|variety|number|group|kinds|types> of @adj* <@common>",
    ([cue, noun], { sentence }) => (isCounted(noun.low) ? plural(noun, sentence, cue) : null),
    { id: "lots-of", confidence: 0.8 },
  ),
  rule(
    "plural-after-quantity",
    "<all|most|some|other> the? <@common>",
    ([cue, noun], { sentence }) => {
      if (
        !isCounted(noun.low) ||
        /^(?:room|day|week|year|night|time|way|month|morning|world|house|family|country|city|class|town|part|place|summer|book|film|movie|story|thing|hour)$/.test(
          noun.low,
        )
      )
        return null;
      const before = lowAt(sentence, cue.index - 1);
      if (
        cue.low === "other" &&
        among("the any no every each some my your his her our their one this that", before)
      )
        return null;
      if (among("most some", cue.low) && (before === "the" || lowAt(sentence, cue.index + 1) === "the"))
        return null;
      if (cue.low === "all" && lowAt(sentence, cue.index + 1) !== "the") return null;
      return cue.low === "some" || cue.low === "other" ? null : plural(noun, sentence, cue);
    },
    { id: "all-the", confidence: 0.75 },
  ),
];

const counted = new Set(
  `student friend teacher reason person child boy girl man woman tourist visitor room book car city country problem idea game
  movie film thing place house building tree flower animal dog cat bird picture photo shop restaurant job company
  question mistake day week month year hour minute language word sentence option impression opportunity advantage disadvantage benefit
  difference example way skill tool parent neighbor neighbour brother sister cousin classmate colleague player
  doctor worker customer club park museum street road bike bus computer phone app website video song story letter email
  message plan goal dream hobby sport_ subject topic exam test course lesson activity event festival party trip
  vegetable fruit_ apple banana egg toy shoe shirt dress hat bag box bottle glass_ chair table window door stranger
  resource factor effect issue situation method system rule law_ habit feeling emotion opinion fact benefit
  decision change_ kind type_ area region village island beach mountain river lake country foreigner citizen member
  car vehicle motorcycle machine device product`
    .replaceAll(/\S+_/g, "")
    .trim()
    .split(/\s+/),
);

export const isCounted = (word: string) => counted.has(word) || isPersonNoun(word);

/** "One shows the town", "an average claims to know": the word is a verb. */
function isVerbInstead(cue: Word, noun: Word, sentence: Sentence): boolean {
  if (among("- half", lowAt(sentence, cue.index - 1)) || lowAt(sentence, cue.index + 1) === "half")
    return true;
  if (verbAs(noun.low, "s") === null) return false;
  const next = sentence.words[noun.index + 1];
  const isAlone = among("one another each", cue.low) && noun.index === cue.index + 1;
  const hasObject =
    next !== undefined &&
    (isDeterminer(next.low) ||
      isObjectPronoun(next.low) ||
      among("to that into best", next.low) ||
      among("NUM ADJ", next.tag));
  return (
    hasObject ||
    (isAlone &&
      (possibleTags(noun.low)[0] === "VERB" ||
        among("this that which each big old other", lowAt(sentence, cue.index - 1))))
  );
}

/** "No one", "one of", "more then one", "level one", "now a days". */
const isNoQuantity = ({ low, index }: Word, noun: Word, sentence: Sentence) => {
  const before = [1, 2].map((back) => lowAt(sentence, index - back));
  if (low !== "one") return before[0] === "now" && noun.low === "days";
  return someOf(
    before[0] === "no",
    among("of or and", lowAt(sentence, index + 1)),
    before.some((low) => among("more level number grade type part", low)),
  );
};

const isEverything = (cue: Word, noun: Word) =>
  cue.low === "every" && noun.low === "things" && noun.index === cue.index + 1;

/** "Songs an dances", "a students book", "another shops are closed": another word than the noun is wrong. */
const isNoneOfOne = (cue: Word, noun: Word, one: string, sentence: Sentence) => {
  const next = lowAt(sentence, noun.index + 1);
  return someOf(
    cue.low === "an" && /^[bcdfgjklmnpqrstvwxz]/.test(lowAt(sentence, cue.index + 1)),
    isPersonNoun(one) && possibleTags(next)[0] === "NOUN",
    cue.low === "another" &&
      (among("are were do have", next) || among("words people children men women", noun.low)),
  );
};

const afterOne: readonly Rule[] = [
  rule("split-word", "<every> <things>", ([every, things]) => replaceSpan(every, things, "everything"), {
    id: "every-things",
  }),
  rule(
    "singular-after-one",
    "<a|an|one|each|every|another> @adj* <@plural>",
    ([cue, noun], { sentence }) => {
      if (!isHead(noun, sentence)) return null;
      const next = lowAt(sentence, cue.index + 1);
      if (
        among(
          "few little many lot hundred thousand other great good dozen couple million several long different",
          next,
        ) &&
        noun.index - cue.index > 1
      )
        return null;
      const one = singular(noun.low);
      if (
        !one ||
        uncountableOfPlural.has(noun.low) ||
        /^(?:means|series|species|works|headquarters|lots|times|years|others|s)$/.test(noun.low)
      )
        return null;
      const isNone = someOf(
        isNoQuantity(cue, noun, sentence),
        isEverything(cue, noun),
        isNoneOfOne(cue, noun, one, sentence),
        noun.low === "people",
        isPairNoun(noun.low, cue.low),
        isVerbInstead(cue, noun, sentence),
      );
      return isNone ? null : replace(noun, one, cue.text);
    },
    { confidence: 0.8 },
  ),
  rule(
    "singular-after-one",
    "<each|every> <people>",
    ([cue, noun]) => replaceSpan(cue, noun, `${cue.low} person`),
    { id: "every-people" },
  ),
  rule(
    "singular-after-one",
    "<a|one> @adj* <people> !(@noun|'s)",
    ([cue, noun], { sentence }) =>
      sentence.words.slice(cue.index + 1, noun.index).some(({ low }) => among("few lot of many", low))
        ? null
        : replace(noun, "person", cue.text),
    { id: "a-people", confidence: 0.7 },
  ),
];

export const numberRules: readonly Rule[] = [
  ...irregularPluralRules,
  ...numberModifierRules,
  ...afterQuantity,
  ...afterOne,
];
