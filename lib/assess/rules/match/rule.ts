import { matches, readPattern } from "@/lib/assess/rules/match/pattern";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { type EditKind } from "@/lib/core/edit-kinds";

/** A change of a sentence: words from `first` to `last` become `text`; without `last` it is put before `first`. */
export type Change = { first: Word; last: Word | null; text: string; cue?: string };
export type RuleEdit = Change & { kind: EditKind; ruleId: string; confidence: number };
export type Rule = (sentence: Sentence) => RuleEdit[];

export const replace = (word: Word, text: string, cue?: string): Change => ({
  first: word,
  last: word,
  text,
  ...(cue && { cue }),
});
export const replaceSpan = (first: Word, last: Word, text: string, cue?: string): Change => ({
  first,
  last,
  text,
  ...(cue && { cue }),
});
export const remove = (word: Word, cue?: string): Change => replace(word, "", cue);
export const insertBefore = (word: Word, text: string, cue?: string): Change => ({
  first: word,
  last: null,
  text,
  ...(cue && { cue }),
});

/** Where a pattern holds; `last` is the last word it keeps. */
export type Place = { sentence: Sentence; from: number; last: Word };
/** The words a pattern keeps, one after the other; those it does not have are no words of the sentence. */
export type Kept = readonly [Word, Word, Word, Word, Word];
export type Pair = readonly [Word, Word, ...Word[]];
type Make = (words: Kept, place: Place) => Change | null;

const none: Word = { text: "", low: "", start: 0, end: 0, tag: "X", index: -1 };
type Options = { id?: string; confidence?: number };

const isThere = (word: Word | undefined): word is Word => word !== undefined;

/** A rule that looks for a pattern; `make` gets the words it keeps, those that are there. */
export function rule(kind: EditKind, pattern: string, make: Make, options: Options = {}): Rule {
  const read = readPattern(pattern);
  return (sentence) =>
    matches(read, sentence).flatMap(({ words, from }) => {
      const there = words.filter(isThere);
      const [first = none, second = none, third = none, fourth = none, fifth = none] = there;
      const change = make([first, second, third, fourth, fifth], {
        sentence,
        from,
        last: there.at(-1) ?? none,
      });
      return change
        ? [
            {
              ...change,
              kind,
              ruleId: `learner/${options.id ?? kind}`,
              confidence: options.confidence ?? 0.8,
            },
          ]
        : [];
    });
}

/** A rule that looks at each word of a sentence. */
export function eachWord(
  kind: EditKind,
  make: (word: Word, sentence: Sentence) => Change | null,
  options: Options = {},
): Rule {
  return (sentence) =>
    sentence.words.flatMap((word) => {
      const change = make(word, sentence);
      return change
        ? [
            {
              ...change,
              kind,
              ruleId: `learner/${options.id ?? kind}`,
              confidence: options.confidence ?? 0.8,
            },
          ]
        : [];
    });
}

/** The word at a place, in lower case; nothing where there is none. */
export const lowAt = (sentence: Sentence, index: number): string => sentence.words[index]?.low ?? "";
