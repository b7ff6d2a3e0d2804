import { withoutFirstNames } from "@/lib/bank/interactive-listening/first-names";
import { spokenDetails } from "@/lib/bank/interactive-listening/spoken-details";
import type { Lexicon } from "@/lib/bank/lexicon";
import { whatIsHard } from "@/lib/bank/listen-and-type/what-is-hard";
import { explain, type Explanation } from "@/lib/questions/explanations";

const MOST_DETAILS = 8;

/** Lines about single words that hold for a whole talk as well. */
const sharedLines = new Set(["dictation-short-forms", "dictation-hard-word"]);

/** What to listen for in a conversation: its days, times and numbers, and what is hard to hear. */
export function explainConversation(heard: readonly string[], lexicon: Lexicon): Explanation[] {
  const text = heard.join(" ");
  const said = spokenDetails(text);
  const hard = whatIsHard(withoutFirstNames(text), lexicon).filter(({ key }) => sharedLines.has(key));
  const words = said.slice(0, MOST_DETAILS).join(", ");
  return [...(said.length > 0 ? [explain("conversation-details", { words })] : []), ...hard];
}
