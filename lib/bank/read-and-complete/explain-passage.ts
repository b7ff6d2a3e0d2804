import type { Lexicon } from "@/lib/bank/lexicon";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { isGap, type Part } from "@/lib/bank/read-and-complete/damage";
import { decidedEndings } from "@/lib/bank/read-and-complete/decided-endings";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** Numbers are known from the sense alone, however short they are. */
const numbers = new Set(["one", "two"]);
const isGrammarWord = (word: string) => isFunctionWord(word) && !numbers.has(word);

/** What helps with a passage: its grammar words, the words it shows elsewhere, and the endings to look at. */
export function explainPassage(title: string, parts: readonly Part[], lexicon: Lexicon): Explanation[] {
  const missing = [...new Set(parts.filter(isGap).map(({ word }) => word.toLowerCase()))];
  const shown = new Set(splitWords([title, ...parts.filter((part) => !isGap(part))].join(" ")));
  const grammar = missing.filter(isGrammarWord);
  const content = missing.filter((word) => !isGrammarWord(word));
  const repeats = content.filter((word) => shown.has(word));
  const decided = decidedEndings(parts, lexicon);
  const endings = content.filter((word) => decided.has(word));

  return [
    ...(grammar.length > 0 ? [explain("passage-grammar", { words: grammar.join(", ") })] : []),
    ...(repeats.length > 0 ? [explain("passage-repeats", { words: repeats.join(", ") })] : []),
    ...(endings.length > 0 ? [explain("passage-endings", { words: endings.join(", ") })] : []),
  ];
}
