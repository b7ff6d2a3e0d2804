import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** Every word in the texts of a value, in lowercase; of "the cat's" also "cat". */
export function wordsOf(value: unknown): Set<string> {
  const words = textsOf(value).flatMap(splitWords);
  return new Set(words.flatMap((word) => (word.endsWith("'s") ? [word, word.slice(0, -2)] : [word])));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
