import type { BankTurn } from "@/lib/bank/interactive-listening/sources";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { written } from "@/lib/bank/written-word";

const MOST_WORDS = 4;
/** With its hyphens: "twenty-seven" is one word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const COMPOUND_NUMBER = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty-/;

/** Of a reply said to be misheard the words that were not said, beside what the right one has, too. */
export function misheardWords(reply: string, { says, right }: BankTurn): string[] {
  const said = new Set(`${says} ${right}`.match(WORD)?.flatMap(comparedAs));
  const words = [...reply.matchAll(WORD)].filter(([word]) => {
    const lower = word.toLowerCase();
    return (lower === "two" || !isFunctionWord(lower)) && !comparedAs(word).every((part) => said.has(part));
  });
  const asWritten = words.map(([word], at) =>
    opensSentence(reply, words[at]?.index ?? 0) ? written(word) : word,
  );
  return [...new Set(asWritten)].slice(0, MOST_WORDS);
}

const opensSentence = (text: string, index: number) => /(?:^|[.?!])\W*$/.test(text.slice(0, index));

/** A word without its ending; one with a hyphen is its parts, but a number is whole. */
function comparedAs(word: string): string[] {
  const lower = word.toLowerCase().replaceAll("’", "'");
  return COMPOUND_NUMBER.test(lower) ? [lower] : lower.split("-").map(withoutEnding);
}

const withoutEnding = (word: string) =>
  word.length > 3
    ? word
        .replace(/'s$/, "")
        .replace(/(?:ing|e?[ds]|e)$/, "")
        .replace(/i$/, "y")
    : word;
