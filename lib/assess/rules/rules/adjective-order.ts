import { among } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  lowAt,
  replace,
  replaceSpan,
  rule,
  type Change,
  type Rule,
  type Kept,
} from "@/lib/assess/rules/match/rule";
import { type Sentence } from "@/lib/assess/rules/text/word";
import { classesFor, isKnownLemma } from "@/lib/assess/rules/words/classes";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { needsDeterminer } from "@/lib/assess/rules/words/countable";

const colours = "white|black|red|blue|green|yellow|brown|gray|grey|pink|purple|orange";

const sizes = "big|small|large|little|long|short|tall|huge|tiny|old|new|young";

const looks =
  "beautiful|nice|pretty|lovely|ugly|wonderful|amazing|delicious|comfortable|modern|traditional|expensive|cheap|famous|popular|interesting|important|difficult|dangerous";

const makers = new Set(
  "make makes made paint painted paints dye dyed keep kept find found turn turned get got call called consider considered want like have has".split(
    " ",
  ),
);

function behindNoun(
  [determiner, noun, adjective]: Kept,
  { sentence }: { sentence: Sentence },
): Change | null {
  if (!needsDeterminer(noun.low) && noun.low !== "hair" && noun.low !== "eyes") return null;
  const before = lowAt(sentence, determiner.index - 1);
  if (among("the my his her our their your", determiner.low) && makers.has(before)) return null;
  const next = sentence.words[adjective.index + 1];
  if (next && (next.tag === "NOUN" || next.low === "-" || next.low === "enough" || next.low === "than"))
    return null;
  return replaceSpan(noun, adjective, `${adjective.low} ${noun.text}`, adjective.text);
}

const adjectives: readonly Rule[] = [
  rule(
    "adjective-order",
    "<a|an> <@common> <very|really> <@adj> $|@preposition|and|,|that",
    ([determiner, noun, very, adjective], { sentence }) =>
      lowAt(sentence, adjective.index + 1) === "to"
        ? null
        : replaceSpan(determiner, adjective, `a ${very.low} ${adjective.low} ${noun.text}`, adjective.text),
    { id: "noun-very", confidence: 0.8 },
  ),
  rule(
    "adjective-order",
    `has|have|had|with <eyes|hair> <${colours}>`,
    ([noun, colour]) => replaceSpan(noun, colour, `${colour.low} ${noun.text}`, colour.text),
    { id: "eyes-blue", confidence: 0.85 },
  ),
  rule(
    "adjective-order",
    `<plastic|wooden|metal|leather|cotton> <${colours}> @noun`,
    ([stuff, colour]) => replaceSpan(stuff, colour, `${colour.low} ${stuff.low}`),
    { id: "stuff-colour", confidence: 0.85 },
  ),
  rule(
    "adjective-order",
    `<a|an> <@common> <${colours}|${sizes}|${looks}> $|@preposition|and|,|that|who|which`,
    behindNoun,
    { confidence: 0.85 },
  ),
  rule(
    "adjective-order",
    `<the|my|his|her|our|their|your> <@common> <${colours}> $|@preposition|and|,|that`,
    behindNoun,
    { id: "colour-behind", confidence: 0.75 },
  ),
  rule(
    "adjective-order",
    `a|an|the|my|his|her|two|three|some <${colours}> <${sizes}> <@noun>`,
    ([colour, size]) => replaceSpan(colour, size, `${size.low} ${colour.low}`),
    { id: "colour-size", confidence: 0.9 },
  ),
  rule(
    "adjective-order",
    `a|an|the|my|his|her|two|three|some <${sizes}> <beautiful|nice|lovely|wonderful|ugly> <@noun>`,
    ([size, look]) =>
      !among("old little young", size.low) ? replaceSpan(size, look, `${look.low} ${size.low}`) : null,
    { id: "size-look", confidence: 0.7 },
  ),
  rule(
    "adjective-order",
    "<new|important|interesting|special|good|bad|wrong|different|nice|funny|strange> <something|anything|nothing|someone>",
    ([adjective, pronoun], { sentence }) =>
      sentence.words[adjective.index - 1]?.tag === "VERB"
        ? replaceSpan(adjective, pronoun, `${pronoun.low} ${adjective.low}`, pronoun.text)
        : null,
    { id: "something-adjective", confidence: 0.8 },
  ),
];

/** "differents countries": a plural that no adjective has. */
const adjectivePlural: Rule = eachWord(
  "adjective-plural",
  (word, sentence) => {
    const adjective = word.low.slice(0, -1);
    const isPlural = /[a-z]{4}s$/.test(word.low) && /^ar?$/.test(classesFor(adjective));
    const isUsedSo =
      sentence.words[word.index + 1]?.tag === "NOUN" ||
      among("very more most so really are were is", lowAt(sentence, word.index - 1));
    return isPlural &&
      isUsedSo &&
      !among("others anothers", word.low) &&
      !isKnownLemma(word.low) &&
      verbAs(word.low, "s") === null
      ? replace(word, adjective)
      : null;
  },
  { confidence: 0.9 },
);

export const adjectiveOrderRules: readonly Rule[] = [adjectivePlural, ...adjectives];
