import { isBritishUsage } from "@/lib/bank/british-usage";
import type { Gate } from "@/lib/bank/gate";
import { choicesOf, gapsOf, partsOf } from "@/lib/bank/interactive-reading/passage";
import { publicNames } from "@/lib/bank/interactive-reading/public-names";
import { reasonGates } from "@/lib/bank/interactive-reading/reason-gates";
import type { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import type { Lexicon } from "@/lib/bank/lexicon";
import { stockIn } from "@/lib/bank/stock-phrases";
import { isLeftOut } from "@/lib/bank/unsuitable-words";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const words = { passage: [130, 200], highlight: [4, 25] } as const;

/** A wrong sentence is no shorter and no longer than this, measured by the right one. */
const sentenceLength = [0.6, 1.6] as const;

/** What every set must pass by itself. Names say what is wrong; details are for the author. */
export function setGates(lexicon: Lexicon): Gate<ReadingSet>[] {
  const offensive = new Set(lexicon.offensive.english);
  const everyWord = (set: ReadingSet, passes: (word: string) => boolean) =>
    allTexts(set).every((text) => splitWords(text).every(passes));

  return [
    { name: "gap-choices", passes: hasGapChoices },
    { name: "gap-of-one-word", passes: ({ opening }) => gapsOf(opening).every(hasWordsLikeKey) },
    {
      name: "passage-length",
      passes: (set) => isBetween(splitWords(partsOf(set).join(" ")).length, words.passage),
    },
    {
      name: "highlight-length",
      passes: ({ highlights }) =>
        highlights.every(({ answer }) => isBetween(splitWords(answer).length, words.highlight)),
    },
    { name: "quotes-closed", passes: (set) => spansOf(set).every(closesQuotes) },
    { name: "span-found-once", passes: (set) => spansOf(set).every((span) => isFoundOnce(set, span)) },
    {
      name: "choices-different",
      passes: (set) =>
        Object.values(choicesOf(set))
          .flat()
          .every((choices) => new Set(choices.map((choice) => splitWords(choice).join(" "))).size === 4),
    },
    {
      name: "sentence-length",
      passes: ({ missing, missingWrong }) =>
        missingWrong.every(({ text }) => isBetween(text.length / missing.length, sentenceLength)),
    },
    { name: "offensive", passes: (set) => everyWord(set, (word) => !offensive.has(word)) },
    { name: "sensitive-subject", passes: (set) => everyWord(set, (word) => !isLeftOut(word)) },
    { name: "stock-phrases", passes: (set) => allTexts(set).every((text) => stockIn(text) === null) },
    {
      name: "american-spelling",
      passes: (set) =>
        !allTexts(set).some(isBritishUsage) && everyWord(set, (word) => !lexicon.regional.isBritish(word)),
    },
    { name: "known-words", passes: (set) => unknownWords(set, lexicon).length === 0 },
    { name: "no-personal-names", passes: (set) => personalNames(set).length === 0 },
    ...reasonGates,
  ];
}

/** Words that no list of English spellings has, lowercase. */
export function unknownWords(set: ReadingSet, lexicon: Lexicon): string[] {
  return allTexts(set)
    .flatMap(splitWords)
    .filter((word) => !lexicon.isSpelling(word) && !isExempt(word));
}

/** Capitalized words inside a sentence that may name a person or a brand. */
export function personalNames(set: ReadingSet): string[] {
  const prose = [...partsOf(set), ...Object.values(choicesOf(set)).slice(0, 3).flat(2)];
  return prose.flatMap((text) =>
    [...text.matchAll(/(?<=[a-z0-9,;’'] )[A-Z][\w’']*/g)]
      .map(([word]) => word.replace(/['’].*$/, ""))
      .filter((word) => word.length > 1 && !publicNames.has(word)),
  );
}

function hasGapChoices({ opening, openingReasons }: ReadingSet) {
  const gaps = gapsOf(opening);
  return (
    gaps.length === openingReasons.length &&
    gaps.every((choices) => choices.length === 4 && choices.every((choice) => /^[A-Za-z’' -]+$/.test(choice)))
  );
}

/** Several words are chosen from only where the right choice has several. */
function hasWordsLikeKey([right = "", ...wrong]: string[]) {
  return /\s/.test(right) || !wrong.some((choice) => /\s/.test(choice));
}

function spansOf({ highlights, idea, title }: ReadingSet) {
  return [...highlights.map(({ answer }) => answer), idea.proof, title.proof];
}

/** What is quoted in the review has no quotation mark without its partner. */
function closesQuotes(span: string) {
  return span.split('"').length % 2 === 1;
}

function isFoundOnce(set: ReadingSet, span: string) {
  const escaped = span.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const places = partsOf(set).flatMap((part) => [
    ...part.matchAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, "g")),
  ]);
  return places.length === 1;
}

function allTexts(set: ReadingSet) {
  const questions = [...set.highlights.map(({ question }) => question), set.idea.question];
  return [...partsOf(set), ...questions, ...Object.values(choicesOf(set)).flat(2)];
}

function isExempt(word: string) {
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
  return word.length === 1 || /['\d]/.test(word) || publicNames.has(capitalized);
}

function isBetween(value: number, [least, most]: readonly [number, number]) {
  return value >= least && value <= most;
}
