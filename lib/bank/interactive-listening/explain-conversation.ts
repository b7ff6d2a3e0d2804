import type { Lexicon } from "@/lib/bank/lexicon";
import { whatIsHard } from "@/lib/bank/listen-and-type/what-is-hard";
import { written } from "@/lib/bank/written-word";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** On what replies often turn: when, and how many. */
const details = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december today tomorrow tonight noon midnight two three four five six seven eight nine ten eleven
  twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred half quarter first second third fourth fifth sixth seventh eighth ninth tenth`.split(/\s+/),
);
const MOST_DETAILS = 8;

/** Lines about single words that hold for a whole talk as well. */
const sharedLines = new Set(["dictation-short-forms", "dictation-hard-word"]);

/** What to listen for in a conversation: its days, times and numbers, and what is hard to hear. */
export function explainConversation(heard: readonly string[], lexicon: Lexicon): Explanation[] {
  const text = heard.join(" ");
  // "march" and "may" are verbs more often than months: only the capital tells.
  const said = [...new Set(splitWords(text))].filter(
    (word) => details.has(word) && (word !== "march" || /\bMarch\b/.test(text)),
  );
  const hard = whatIsHard(text, lexicon).filter(({ key }) => sharedLines.has(key));
  const words = said.slice(0, MOST_DETAILS).map(written).join(", ");
  return [...(said.length > 0 ? [explain("conversation-details", { words })] : []), ...hard];
}
