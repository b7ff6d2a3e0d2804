import { spellNumbers } from "@/lib/speech/number-words";

export type WordErrors = { words: number; errors: number };

/** Words as they are compared: case, punctuation and numerals do not count, "gray" and "grey" do. */
export function comparedWords(text: string): string[] {
  return spellNumbers(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^a-z0-9' ]+/g, " ")
    .split(/\s+/)
    .map((word) => word.replaceAll(/^'+|'+$/g, ""))
    .filter((word) => word !== "");
}

/** The least number of words to change, leave out or add that makes what was heard of what was said. */
export function countWordErrors(said: string, heard: string): WordErrors {
  const [wanted, given] = [comparedWords(said), comparedWords(heard)];
  let row = Array.from({ length: given.length + 1 }, (_, index) => index);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [at, other] of given.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return { words: wanted.length, errors: row.at(-1) ?? 0 };
}

/** A share of the words, 0.042 for 4.2 %. */
export function wordErrorRate(counted: readonly WordErrors[]): number {
  const words = counted.reduce((sum, one) => sum + one.words, 0);
  return words === 0 ? 0 : counted.reduce((sum, one) => sum + one.errors, 0) / words;
}
