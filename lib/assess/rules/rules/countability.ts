import { among, someOf } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { possibleTags } from "@/lib/assess/rules/text/mend-tags";
import { singular } from "@/lib/assess/rules/words/nouns";
import {
  isHeadOfHair,
  isStrictlyUncountable,
  isUncountable,
  uncountableOfPlural,
} from "@/lib/assess/rules/words/uncountable";
import { isHead } from "@/lib/assess/rules/rules/number";

const isEnough = ({ index }: Word, sentence: Sentence) => lowAt(sentence, index + 1) === "enough";

/** "A furniture, a lamp or a paint shop", "a trash can". */
const isFirstOfMore = ({ index }: Word, sentence: Sentence) =>
  among("can bin", lowAt(sentence, index + 1)) ||
  (among(", or", lowAt(sentence, index + 1)) && among("a an", lowAt(sentence, index + 2))) ||
  isFirstOfList(index, sentence);

/** "A furniture polish.": the next noun is the one that is counted, though it could be a verb. */
const isBeforeLast = ({ index }: Word, { words }: Sentence) =>
  possibleTags(words[index + 1]?.low ?? "").includes("NOUN") && !/[a-z]/.test(words[index + 2]?.low ?? "");

/** "A furniture, lamp or paint shop": the article belongs to what ends the list. */
const isFirstOfList = (index: number, { words }: Sentence) =>
  words[index + 1]?.low === "," &&
  words[index + 2]?.tag === "NOUN" &&
  words.slice(index + 3, index + 7).some(({ low }) => among("or and", low));

const uncountable: readonly Rule[] = [
  eachWord(
    "uncountable-plural",
    (word, sentence) => {
      const one = uncountableOfPlural.get(word.low);
      if (
        !one ||
        (word.tag === "VERB" && among("i he she it we they you to", lowAt(sentence, word.index - 1))) ||
        // "Hello stuffs": rather "staff".
        among("dear hello hi", lowAt(sentence, word.index - 1)) ||
        /^(?:progresses|advises)$/.test(word.low)
      )
        return null;
      return replace(word, one);
    },
    { confidence: 0.9 },
  ),
  rule(
    "uncountable-plural",
    "<hairs> $|,|and|that|@be|@have",
    ([word], { sentence }) =>
      isHeadOfHair(word.low, lowAt(sentence, word.index - 1)) ? replace(word, "hair") : null,
    { id: "hairs" },
  ),
  rule(
    "uncountable-article",
    "<a|an> @adv? @adj* <@common>",
    ([article, noun], { sentence }) => {
      const isCounted =
        !isStrictlyUncountable(noun.low) || !isHead(noun, sentence) || isBeforeLast(noun, sentence);
      if (someOf(isCounted, isFirstOfMore(noun, sentence), isEnough(article, sentence))) return null;
      const next = lowAt(sentence, article.index + 1);
      if (
        among(
          "little bit lot few good certain great knowledge deep broad thorough wide vast solid sound",
          next,
        ) &&
        (noun.low === "knowledge" ||
          next === "little" ||
          next === "few" ||
          next === "bit" ||
          next === "certain")
      )
        return null;
      if (
        /^(?:leisure|safety|staff|shopping|laundry|cash|feedback|mail|housing|mud|pasta|bread|pollution)$/.test(
          noun.low,
        ) &&
        noun.index - article.index > 1
      )
        return null;
      return remove(article, noun.text);
    },
    { confidence: 0.96 },
  ),
  rule(
    "uncountable-article",
    "looking|look|looks|find|found|need|needs|have|get|got|has for? <a> <work> $|in|at|as|,|and|near|because",
    ([article, noun]) => remove(article, noun.text),
    { id: "a-work" },
  ),
  rule("uncountable-article", "to|some <a> <music>", ([article, noun]) => remove(article, noun.text), {
    id: "a-music",
  }),
];

/** What "much" goes with rather than "many". */
const isMassBehind = (many: Word, { low }: Word, sentence: Sentence) =>
  isStrictlyUncountable(low) ||
  (low === "time" && lowAt(sentence, many.index - 1) === "how") ||
  uncountableOfPlural.has(low) ||
  /^(?:coffee|water|milk|tea|sugar|salt|food|rain|snow|pressure|stress|energy|space|noise|meat|rice|oil|fun)$/.test(
    low,
  );

/** "There are many snow": the verb is to be the singular, too. */
const thereAreMany: Rule = rule(
  "much-many",
  "there <are|were> <too|so>? <many> @adj* <@common> !(@noun|@plural)",
  ([be, ...rest], { sentence, last: noun }) => {
    const many = rest.find(({ low }) => low === "many");
    if (!many || !isMassBehind(many, noun, sentence)) return null;
    const degree = lowAt(sentence, many.index - 1);
    const amount = among("too so", degree) ? `${degree} much` : "a lot of";
    const meant = uncountableOfPlural.get(noun.low) ?? noun.text;
    return replaceSpan(be, many, `${be.low === "are" ? "is" : "was"} ${amount}`, meant);
  },
  { id: "there-are-much", confidence: 0.85 },
);

const amounts: readonly Rule[] = [
  thereAreMany,
  rule(
    "much-many",
    "<much> @adj* <@plural> !(@noun)",
    ([word, noun], { sentence }) => {
      if (
        isUncountable(noun.low) ||
        (!singular(noun.low) && noun.low !== "people") ||
        noun.low === "works" ||
        sentence.words[word.index + 1]?.low === "of"
      )
        return null;
      if (sentence.words.slice(word.index + 1, noun.index).some(({ low }) => /(?:er|more|less)$/.test(low)))
        return null;
      return replace(word, "many", noun.text);
    },
    { confidence: 0.85 },
  ),
  rule(
    "much-many",
    "<many> @adj* <@common> !(@noun|@plural)",
    ([word, noun], { sentence }) =>
      isMassBehind(word, noun, sentence)
        ? replace(word, "much", uncountableOfPlural.get(noun.low) ?? noun.text)
        : null,
    { id: "much", confidence: 0.8 },
  ),
  rule(
    "few-little",
    "<less> @adj* <@plural> !(@noun)",
    ([word, noun], { sentence }) => {
      if (
        among("than and", lowAt(sentence, word.index + 1)) ||
        (lowAt(sentence, word.index - 1) === "and" && lowAt(sentence, word.index - 2) === "less") ||
        sentence.words[word.index + 1]?.tag === "ADJ" ||
        (!singular(noun.low) && noun.low !== "people")
      )
        return null;
      return /^(?:dollars|years|minutes|hours|miles|meters|kilometers|days|weeks|months|percent|degrees|pounds|euros)$/.test(
        noun.low,
      )
        ? null
        : replace(word, "fewer", noun.text);
    },
    { id: "fewer", confidence: 0.8 },
  ),
  rule(
    "few-little",
    "very|too|so|a|only|as|have|has|had|with <little> <@plural> !(@noun)",
    ([word, noun], { sentence }) => {
      const isSize = among("have has had with", lowAt(sentence, word.index - 1));
      return isSize || !singular(noun.low) ? null : replace(word, "few", noun.text);
    },
    { id: "few", confidence: 0.8 },
  ),
  rule(
    "few-little",
    "<few|fewer> @adj* <@common> !(@noun)",
    ([word, noun]) => {
      const isMass =
        isStrictlyUncountable(noun.low) ||
        /^(?:time|water|traffic|milk|sugar|rain|snow|food|energy|salt|coffee|noise|stress|space|air|interest|hope|pollution)$/.test(
          noun.low,
        );
      return isMass ? replace(word, word.low === "few" ? "little" : "less", noun.text) : null;
    },
    { id: "little", confidence: 0.8 },
  ),
];

export const countabilityRules: readonly Rule[] = [...uncountable, ...amounts];
