import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** An answer in the form by which two are compared: case, punctuation and spaces do not count, nor the order of names. */
function normal(value: unknown): unknown {
  if (typeof value === "string") return splitWords(value).join(" ");
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => [name, normal(inner)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}

/** Whether two learners gave the same answer to a step. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}
