import { type RuleEdit } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";

/** More words between a preposition and what asks for it make no phrase to learn. */
const mostBetween = 2;

const wordsOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/** "Proud of", "on holiday": the right preposition with the word that asks for it, as `cue`. */
export function withPhrase(edit: RuleEdit, { words }: Sentence): RuleEdit {
  const { cue, first, text } = edit;
  if (edit.kind !== "preposition-wrong" || cue === undefined) return edit;
  const [head = "", ...others] = cue.split(" ");
  const at = words
    .filter((word) => word.text === head && word !== first)
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one - first.index) - Math.abs(other - first.index))[0];
  if (at === undefined || Math.abs(at - first.index) > mostBetween + 1) return { ...edit, cue: text };
  const phrase =
    at < first.index
      ? `${wordsOf(words.slice(at, first.index))} ${text}`
      : [text, wordsOf(words.slice(first.index + 1, at + 1)), ...others].join(" ");
  return { ...edit, cue: phrase };
}
