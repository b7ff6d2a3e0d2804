import { publicCapitals } from "@/lib/bank/sentence-gates";

/** A word as it is written within a sentence. */
export function written(word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return /^i(?:['’]|$)/i.test(word) || publicCapitals.has(capital) ? capital : word.toLowerCase();
}

/** Whether a lowercase word of a text is somebody's or a place's name there: no list says how those are pronounced. */
export function isNamedIn(text: string, word: string): boolean {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return !publicCapitals.has(capital) && new RegExp(`[a-z,] ${capital}\\b`).test(text);
}
