import type { Lexicon } from "@/lib/bank/lexicon";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { isGap, type Part } from "@/lib/bank/read-and-complete/damage";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** What helps with a passage: its grammar words, the words it shows elsewhere, and the rarest one that is left. */
export function explainPassage(title: string, parts: readonly Part[], lexicon: Lexicon): Explanation[] {
  const missing = [...new Set(parts.filter(isGap).map(({ word }) => word.toLowerCase()))];
  const shown = new Set(splitWords([title, ...parts.filter((part) => !isGap(part))].join(" ")));
  const grammar = missing.filter(isFunctionWord);
  const content = missing.filter((word) => !isFunctionWord(word));
  const repeats = content.filter((word) => shown.has(word));
  const [rarest] = content
    .filter((word) => !shown.has(word))
    .sort((a, b) => lexicon.zipf(a) - lexicon.zipf(b) || (a < b ? -1 : 1));

  return [
    ...(grammar.length > 0 ? [explain("passage-grammar", { words: grammar.join(", ") })] : []),
    ...(repeats.length > 0 ? [explain("passage-repeats", { words: repeats.join(", ") })] : []),
    ...(rarest ? [explain("passage-rarest", { word: rarest })] : []),
  ];
}
