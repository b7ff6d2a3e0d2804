import { readFileSync } from "node:fs";

import { z } from "zod";

const Counts = z.record(z.string(), z.number());
const Usage = z.object({
  words: z.number(),
  pairs: z.record(z.string(), Counts),
  classes: Counts,
  next: z.record(z.string(), Counts),
});

const usage = Usage.parse(JSON.parse(readFileSync(new URL("usage.json", import.meta.url), "utf8")));

const mapOf = (counts: Record<string, Record<string, number>>) =>
  new Map(Object.entries(counts).map(([first, after]) => [first, new Map(Object.entries(after))]));
const pairs = mapOf(usage.pairs);
const next = mapOf(usage.next);
const classes = new Map(Object.entries(usage.classes));
const total = [...classes.values()].reduce((sum, times) => sum + times, 0);

/** How often two words stand beside each other in the product's own English; "<" is the start of a sentence. */
export const pairCount = (first: string, second: string): number => pairs.get(first)?.get(second) ?? 0;

/** So often two classes would meet by chance alone that their not meeting says something. */
const leastExpected = 4;
/** Met so much more rarely than by chance, they are kept apart by grammar. */
const mostMet = 0.12;

/** Whether grammar keeps two classes of words apart: either is common, and they hardly ever meet. Null: nothing is known. */
export function isAvoided(first: string, second: string): boolean | null {
  const expected = ((classes.get(first) ?? 0) * (classes.get(second) ?? 0)) / total;
  if (expected < leastExpected) return null;
  return (next.get(first)?.get(second) ?? 0) <= mostMet * expected;
}

/** How much more often than by chance the classes of two words meet (log10, within bounds); 0 where nothing is known. */
export function classFit(first: string, second: string): number {
  const expected = ((classes.get(first) ?? 0) * (classes.get(second) ?? 0)) / total;
  if (expected < leastExpected) return 0;
  const met = next.get(first)?.get(second) ?? 0;
  return Math.max(-1, Math.min(0.5, Math.log10((met + 0.5) / (expected + 0.5))));
}
