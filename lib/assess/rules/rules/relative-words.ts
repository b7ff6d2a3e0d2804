import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { among, someOf } from "@/lib/assess/rules/words/among";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { singular } from "@/lib/assess/rules/words/nouns";
import { verbAs } from "@/lib/assess/rules/words/verbs";

const kin = "mother father mom dad mum grandma grandpa";

const isPerson = ({ low }: Word) =>
  isPersonNoun(singular(low) ?? low) || isPersonNoun(low) || among(kin, low);

/** Whoever "who" could be said of. */
const isSomebody = (word: Word) =>
  isPerson(word) ||
  word.tag === "PROPN" ||
  among("people somebody someone anybody anyone everybody everyone nobody those one ones family", word.low);

/** "Asked the shop who", "tell from the film who": the "who" opens a question. */
const asking = new Set(
  `tell ask show teach remind inform advise say learn decide see find know guess wonder explain discuss matter care
  discover reveal depend`.split(/\s+/),
);
const asks = ({ low }: Word) => {
  const lemma = verbAs(low, "base", "s", "past", "part", "ing");
  return lemma !== null && asking.has(lemma);
};

/** Whether "who" may be said of another than the thing before it. */
function isOfOther(article: Word, { words }: Sentence): boolean {
  const before = words.slice(0, article.index);
  const last = before.at(-1);
  const isDirect = among("know see find", verbAs(last?.low ?? "", "base", "past", "s") ?? "");
  return someOf(
    before.some(isSomebody),
    before.some((word) => asks(word) && !(isDirect && word === last)),
    before.some(({ low }, index) => index > 2 && closed.isPreposition(low)),
    words.at(-1)?.low === "?",
  );
}

export const relativeRules: readonly Rule[] = [
  rule(
    "confused-words",
    "<man|woman|boy|girl|person|people|men|women|child|children|student|students|teacher|friend|friends> <which> <is|are|was|were|has|have|live|lives|work|works|like|likes>",
    ([person, which], { sentence }) =>
      sentence.words.slice(0, person.index).some(asks) ? null : replace(which, "who"),
    { id: "man-which", confidence: 0.85 },
  ),
  rule(
    "confused-words",
    "^ my|his|her|our|their|your @adj? <@noun> @proper? , <which> @be|@have|@s|@past|@modal",
    ([noun, which]) => (isPerson(noun) ? replace(which, "who", noun.text) : null),
    { id: "sister-which", confidence: 0.85 },
  ),
  rule(
    "confused-words",
    "<a|the|this> @adj? <restaurant|shop|store|car|house|book|film|movie|city|town|park|museum|hotel|phone|picture|photo|tree|building|computer|song> <who> @be|@have|@s|@past|can",
    ([article, thing, who], { sentence }) =>
      isOfOther(article, sentence) || lowAt(sentence, who.index + 1) === "be"
        ? null
        : replace(who, "that", thing.text),
    { id: "restaurant-who", confidence: 0.84 },
  ),
];
