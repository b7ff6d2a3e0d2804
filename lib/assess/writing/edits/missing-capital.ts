import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { isWord } from "@/lib/assess/writing/spelling/words";
import { tagWords } from "@/lib/assess/writing/text/tag-words";
import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";

const leastWords = 4;
const mostOpening = 4;
/** "After the meal. nobody left", "10 p. m.": the mark before it ends no sentence, and it is the mistake. */
function isBegunByMistake(before: string): boolean {
  if (/\d\s?[ap]\.\s*$/i.test(before)) return true;
  const last = splitSentences(before).at(-1);
  if (!last || !/\.\s*$/.test(before)) return false;
  const words = splitWords(last.text);
  const isOpening =
    /^(?:on|in|for|at|by|to|as|after|before|because|however|therefore|moreover|although|if|when|also|besides|first|second|finally)$/i;
  const tags = tagWords(last.text).map(({ tag }) => tag);
  return (
    words.length <= mostOpening &&
    isOpening.test(words[0]?.text ?? "") &&
    !tags.some((tag) => tag === "VERB" || tag === "AUX")
  );
}
/** "Is it late?" asked my aunt: who says it goes on in small letters. */
const isReporting = (before: string, rest: string): boolean =>
  /["”’]\s*$/.test(before) &&
  /^(?:[\w'’-]+\s+){0,3}(?:sa(?:id|ys?)|ask(?:s|ed)|tells?|told|repl(?:y|ies|ied)|answer(?:s|ed)|shout(?:s|ed)|cr(?:y|ies|ied)|yell(?:s|ed)|whisper(?:s|ed)|thought|added|exclaim(?:s|ed)|scream(?:s|ed)|explain(?:s|ed)|wonder(?:s|ed))\b/i.test(
    rest,
  );
/** "Well... maybe": the sentence goes on. */
const goesOn = (before: string) => /(?:\.\s?\.|…)["'”’)]*\s*$/.test(before);

export const isGoingOn = (before: string, rest: string) =>
  goesOn(before) || isReporting(before, rest) || isBegunByMistake(before);

/** A sentence of words that begins small, where the one before it has plainly ended. */
export function findMissingCapitals(text: string): FoundEdit[] {
  return splitSentences(text).flatMap(({ text: sentence, start }) => {
    const words = splitWords(sentence);
    const first = words[0];
    const isPlain =
      first !== undefined && /^[a-z]+$/.test(first.text) && sentence.slice(0, first.start).trim() === "";
    const before = text.slice(0, start);
    const isBegun = before.trim() === "" || /[.!?]["'”’)]*\s+$/.test(before);
    if (
      !first ||
      !isPlain ||
      !isBegun ||
      isGoingOn(before, sentence) ||
      words.length < leastWords ||
      !isWord(first.text)
    )
      return [];
    const raised = `${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}`;
    return [
      {
        start: start + first.start,
        end: start + first.end,
        replacement: raised,
        kind: first.text === "i" ? ("pronoun-i" as const) : ("sentence-capital" as const),
        confidence: 0.8,
        ruleId: "text/sentence-capital",
      },
    ];
  });
}
