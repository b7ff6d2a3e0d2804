import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";

/** A list's line, a greeting or a title has no end mark, and a question has another one. */
const isOther = (sentence: string) =>
  /^\s*(?:[-–•*\d]|yours|best|regards|love|sincerely|kind|thank|who|what|where|when|why|how|which|do|does|did|is|are|can|could|would|will|should|have|has)\b/i.test(
    sentence,
  );

const leastWords = 5;

/** The last sentence of a text, where it ends without a mark. */
export function findMissingEnd(text: string): FoundEdit[] {
  const last = splitSentences(text).at(-1);
  const words = last ? splitWords(last.text) : [];
  const word = words.at(-1);
  if (!last || !word || words.length < leastWords || isOther(last.text)) return [];
  const isOpen = last.text.slice(word.end).trim() === "" && text.slice(last.end).trim() === "";
  return isOpen && /\p{L}$/u.test(word.text)
    ? [
        {
          start: last.start + word.start,
          end: last.start + word.end,
          replacement: `${word.text}.`,
          kind: "sentence-end",
          confidence: 0.8,
          ruleId: "text/sentence-end",
        },
      ]
    : [];
}
