import type { Lexicon } from "@/lib/bank/lexicon";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { isGap, type Part } from "@/lib/bank/read-and-complete/damage";
import { explain, type Explanation } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const COMMON_ZIPF = 3;
const inflected = /^(.+?)(ies|es|s|ied|ed|d|ing)$/;

/** Whether the word is a regular form of a common one, and no word of its own as "evening" or "news" is. */
function hasOwnEnding(word: string, lexicon: Lexicon) {
  const [, stem = "", ending = ""] = inflected.exec(word) ?? [];
  if (stem.length < 2 || word.endsWith("ss") || lexicon.senses(word).length > 0) return false;
  const bases = ending.startsWith("i") && ending !== "ing" ? [`${stem}y`] : [stem, `${stem}e`];
  const single = stem.replace(/([^aeiou])\1$/, "$1");
  return [...bases, single].some((base) => lexicon.isSpelling(base) && lexicon.zipf(base) >= COMMON_ZIPF);
}

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
  const endings = content.filter((word) => hasOwnEnding(word, lexicon));

  return [
    ...(grammar.length > 0 ? [explain("passage-grammar", { words: grammar.join(", ") })] : []),
    ...(repeats.length > 0 ? [explain("passage-repeats", { words: repeats.join(", ") })] : []),
    ...(endings.length > 0 ? [explain("passage-endings", { words: endings.join(", ") })] : []),
  ];
}
