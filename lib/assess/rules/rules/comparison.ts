import { among } from "@/lib/assess/rules/words/among";
import {
  eachWord,
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import {
  comparativeOf,
  gradedFrom,
  isComparative,
  isLongAdjective,
  isShortAdjective,
  isSuperlative,
  superlativeOf,
} from "@/lib/assess/rules/words/adjectives";
import { thanThenRules } from "@/lib/assess/rules/rules/than-then";
import { isKnownLemma } from "@/lib/assess/rules/words/classes";

/** "The most better plan", "it is more best". */
function gradedOnce(first: Word, word: Word, sentence: Sentence) {
  const isHighest = first.low === "most" || lowAt(sentence, first.index - 1) === "the";
  if (word.low === "worst") return isHighest ? "worst" : "worse";
  return isHighest ? "best" : "better";
}

const double: readonly Rule[] = [
  rule(
    "double-comparative",
    "<more|less> <@comparative+!more+!less>",
    ([more, word], { sentence }) => {
      if (
        (more.low === "less" && !/er$/.test(word.low)) ||
        (lowAt(sentence, more.index - 1) === "the" && lowAt(sentence, word.index + 1) === "the")
      )
        return null;
      if (
        word.low === "further" ||
        word.low === "later" ||
        word.low === "lower" ||
        lowAt(sentence, more.index - 1) === "no"
      )
        return null;
      return more.low === "more" ? replaceSpan(more, word, word.text) : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "double-comparative",
    "<most> <@superlative+!most+!least>",
    ([most, word]) => replaceSpan(most, word, word.text),
    { id: "most-est", confidence: 0.9 },
  ),
  rule(
    "double-comparative",
    "<more|most> <best|better|worst>",
    ([first, word], { sentence }) => replaceSpan(first, word, gradedOnce(first, word, sentence), word.text),
    { id: "more-best", confidence: 0.95 },
  ),
  rule("double-comparative", "<more> <more> <@adj>", ([first]) => (first ? remove(first) : null), {
    id: "more-more",
  }),
];

const forms: readonly Rule[] = [
  eachWord(
    "comparative-form",
    (word) => {
      const from = gradedFrom(word.low, "er");
      const right = from && comparativeOf(from);
      return from &&
        right &&
        right !== word.low &&
        !isKnownLemma(word.low) &&
        (isLongAdjective(from) || among("good bad far", from))
        ? replace(word, right, from)
        : null;
    },
    { confidence: 0.9 },
  ),
  eachWord(
    "superlative-form",
    (word, sentence) => {
      const from = gradedFrom(word.low, "est");
      const right = from && superlativeOf(from);
      const isWrong =
        from &&
        right &&
        right !== word.low &&
        !isKnownLemma(word.low) &&
        (isLongAdjective(from) || among("good bad far", from));
      return isWrong && lowAt(sentence, word.index - 1) !== "most" ? replace(word, right, from) : null;
    },
    { confidence: 0.9 },
  ),
  rule(
    "comparative-form",
    "<more> <@adj|@adv> <than> !(@adj)",
    ([more, word]) => {
      if (!isShortAdjective(word.low) || isComparative(word.low)) return null;
      return replaceSpan(more, word, comparativeOf(word.low), word.text);
    },
    { id: "more-short", confidence: 0.85 },
  ),
  rule(
    "comparative-form",
    "much|is|are|was|get|gets|getting|become|becomes|a <more> <cheap|big|small|tall|fast|easy|hard|old|young|high|large|long|short|strong|cold|hot|warm|happy|good|bad|heavy|rich|slow>",
    ([more, word]) => replaceSpan(more, word, comparativeOf(word.low), word.text),
    { id: "more-common-short", confidence: 0.75 },
  ),
  rule(
    "superlative-form",
    "<most> <@adj> @adj? @noun",
    ([most, word], { sentence }) => {
      if (
        !isShortAdjective(word.low) ||
        isSuperlative(word.low) ||
        (lowAt(sentence, most.index - 1) !== "the" &&
          !/^(?:my|our|his|her|their)$/.test(lowAt(sentence, most.index - 1)))
      )
        return null;
      return replaceSpan(most, word, superlativeOf(word.low), word.text);
    },
    { id: "most-short", confidence: 0.85 },
  ),
  rule(
    "comparative-form",
    "<@adj> <than>",
    ([word], { sentence }) => {
      if (
        isComparative(word.low) ||
        /^(?:other|different|rather|such|same|more|less|first|last)$/.test(word.low) ||
        !isShortAdjective(word.low)
      )
        return null;
      // "Take the short path than you will be early": rather "then".
      const [subject, verb] = [2, 3].map((ahead) => lowAt(sentence, word.index + ahead));
      if (among("i you he she it we they", subject) && among("will can could would should must", verb))
        return null;
      const before = sentence.words.slice(Math.max(0, word.index - 4), word.index).map(({ low }) => low);
      return before.some((low) => among("more less as rather other", low) || isComparative(low))
        ? null
        : replace(word, comparativeOf(word.low), "than");
    },
    { id: "plain-than", confidence: 0.75 },
  ),
  rule(
    "comparative-much",
    "<very> <@comparative+!more+!less+!later+!further> !(to)",
    ([word, comparative]) => replace(word, "much", comparative.text),
    { id: "very-comparative", confidence: 0.6 },
  ),
];

const asAs: readonly Rule[] = [
  rule(
    "as-as",
    "<as> <@comparative+!more+!less> as",
    ([cue, word]) => {
      const plain = gradedFrom(word.low, "er");
      return plain ? replace(word, plain, cue.text) : null;
    },
    { id: "as-bigger-as", confidence: 0.85 },
  ),
  rule(
    "as-as",
    "<as|so> <@adj|@adv|much|many|patient|kind> <than|like> !(this|that)",
    ([, , word], { sentence }) => {
      const first = sentence.words[word.index - 2];
      return first?.low === "so" && word.low === "like"
        ? null
        : first?.low === "as" || (first?.low === "so" && word.low === "than")
          ? replace(word, "as", "as")
          : null;
    },
    { confidence: 0.85 },
  ),
  rule("as-as", "<as> <@adj> @determiner? @noun <than|like>", ([, , word]) => replace(word, "as", "as"), {
    id: "as-noun-as",
    confidence: 0.7,
  }),
  rule(
    "as-as",
    "the same <@noun> <than|like|with>",
    ([, word]) => (word.low !== "with" ? replace(word, "as", "the same") : null),
    { id: "same-as", confidence: 0.75 },
  ),
  rule(
    "as-as",
    "the <same> <than|like|with> @determiner|@object|@noun",
    ([, word]) => (word.low !== "with" ? replace(word, "as", "the same") : null),
    { id: "the-same-as", confidence: 0.8 },
  ),
];

const theMostOf = rule(
  "superlative-form",
  "the <more> <@adj> <@common> in|of|ever",
  ([more, adjective], { sentence }) =>
    !sentence.words.some(({ low }) => among("two than", low)) &&
    sentence.words.filter(({ low }) => low === "more").length === 1
      ? replace(more, "most", adjective.text)
      : null,
  { id: "the-more", confidence: 0.7 },
);
const ofInsteadOfBest = rule(
  "superlative-form",
  "the <better> <friend|way|thing|place> of|in my|the|all",
  ([better]) => replace(better, "best"),
  { id: "the-better", confidence: 0.5 },
);
const missingMore = rule(
  "comparative-form",
  "@be <important|difficult|expensive|interesting|beautiful|comfortable|convenient|dangerous|popular|useful> <than>",
  ([adjective, than]) => insertBefore(adjective, "more", than.text),
  { id: "long-than", confidence: 0.85 },
);

export const comparisonRules: readonly Rule[] = [
  ...double,
  ...forms,
  ...asAs,
  ...thanThenRules,
  theMostOf,
  ofInsteadOfBest,
  missingMore,
];
