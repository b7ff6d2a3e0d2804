import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { isWord } from "@/lib/assess/writing/spelling/words";
import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";

const leastWords = 4;
/** "Well... maybe": the sentence goes on. */
const goesOn = (before: string) => /(?:\.\.|…)["'”’)]*\s*$/.test(before);

/** A sentence of words that begins small, where the one before it has plainly ended. */
export function findMissingCapitals(text: string): FoundEdit[] {
  return splitSentences(text).flatMap(({ text: sentence, start }) => {
    const words = splitWords(sentence);
    const first = words[0];
    const isPlain =
      first !== undefined && /^[a-z]+$/.test(first.text) && sentence.slice(0, first.start).trim() === "";
    const before = text.slice(0, start);
    const isBegun = before.trim() === "" || /[.!?]["'”’)]*\s+$/.test(before);
    if (!first || !isPlain || !isBegun || goesOn(before) || words.length < leastWords || !isWord(first.text))
      return [];
    const raised = `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}`;
    return [
      {
        start: start + first.start,
        end: start + first.end,
        replacement: raised,
        kind: "sentence-capital" as const,
        confidence: 0.8,
        ruleId: "text/sentence-capital",
      },
    ];
  });
}
