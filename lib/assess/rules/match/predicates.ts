import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { isComparative, isSuperlative } from "@/lib/assess/rules/words/adjectives";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPluralNoun, isSingularNoun } from "@/lib/assess/rules/words/nouns";
import { isUncountable } from "@/lib/assess/rules/words/uncountable";
import { verbAs } from "@/lib/assess/rules/words/verbs";

export type Test = (word: Word, sentence: Sentence) => boolean;

const low =
  (test: (text: string) => boolean): Test =>
  (word) =>
    test(word.low);
const tagged =
  (...tags: string[]): Test =>
  (word) =>
    tags.includes(word.tag);
const isNoun: Test = ({ tag }) => tag === "NOUN" || tag === "PROPN";
const isWord: Test = ({ low: text }) => /[a-z]/.test(text);
const isNumber: Test = (word) =>
  closed.isNumberAboveOne(word.low) || (/^\d+$/.test(word.low) && Number(word.low) > 1);
const isVerbTagged = tagged("VERB", "AUX");
const isOpen: Test = (word) => isWord(word, { words: [] }) && !closed.isClosedWord(word.low);

/** What a pattern can ask of a word by `@name`. */
export const predicates = {
  word: isWord,
  noun: isNoun,
  common: tagged("NOUN"),
  proper: tagged("PROPN"),
  singular: (word, sentence) => word.tag === "NOUN" && isSingularNoun(word.low) && isOpen(word, sentence),
  plural: (word) => word.tag === "NOUN" && isPluralNoun(word.low),
  countable: (word) => word.tag === "NOUN" && isSingularNoun(word.low) && !isUncountable(word.low),
  adj: tagged("ADJ"),
  adv: tagged("ADV"),
  verb: isVerbTagged,
  open: isOpen,
  base: (word, sentence) => isOpen(word, sentence) && verbAs(word.low, "base") !== null,
  s: (word) => verbAs(word.low, "s") !== null,
  past: (word) => verbAs(word.low, "past") !== null,
  part: (word) => verbAs(word.low, "part") !== null,
  ing: (word) => verbAs(word.low, "ing") !== null,
  modal: low(closed.isModal),
  be: low(closed.isBe),
  have: low(closed.isHave),
  do: low(closed.isDo),
  subject: low(closed.isSubjectPronoun),
  object: low(closed.isObjectPronoun),
  third: low(closed.isThirdSingularPronoun),
  possessive: low(closed.isPossessive),
  article: low(closed.isArticle),
  determiner: low(closed.isDeterminer),
  preposition: low(closed.isPreposition),
  conjunction: low(closed.isConjunction),
  subordinator: low(closed.isSubordinator),
  question: low(closed.isQuestionWord),
  frequency: low(closed.isFrequency),
  reflexive: low(closed.isReflexive),
  number: isNumber,
  not: low((text) => text === "not" || text === "n't"),
  comparative: low(isComparative),
  superlative: low(isSuperlative),
  sign: (word) => !/[a-z0-9]/i.test(word.low),
  comma: low((text) => text === ","),
  stop: low((text) => /^[.!?;:…]+$/.test(text)),
  any: () => true,
} satisfies Record<string, Test>;

export type PredicateName = keyof typeof predicates;
export const isPredicate = (name: string): name is PredicateName => Object.hasOwn(predicates, name);
