import { z } from "zod";

import { Slug, text } from "@/lib/content/shapes";
import { taskTypes } from "@/lib/content/task-names";

/** What a fact counts. `clock` is minutes and seconds, written in seconds; `date` is a day. */
export const factKinds = [
  "count",
  "score",
  "seconds",
  "clock",
  "minutes",
  "hours",
  "days",
  "years",
  "date",
] as const;

/** How sure a fact is: said by the test's own pages, read from its guides, by a dated article, by sites that quote; or our own advice. */
export const certainties = ["official", "guides", "press", "second-hand", "ours"] as const;

/** One row of `content/facts.yaml`: one number, a range, or a day. */
export const Fact = z.strictObject({
  name: Slug,
  kind: z.enum(factKinds),
  /** The task it belongs to; the test as a whole has none. */
  task: z.enum(taskTypes).optional(),
  value: z.int().min(0).optional(),
  from: z.int().min(0).optional(),
  to: z.int().min(1).optional(),
  day: z.iso.date().optional(),
  /** What a count counts in English, so that the gate knows it written out. */
  nouns: z.array(text(30)).min(1).optional(),
  sure: z.enum(certainties),
  /** The `id` of a source; our own advice has none. */
  source: Slug.optional(),
  checked: z.iso.date(),
});
export type Fact = z.infer<typeof Fact>;

export const FactTable = z.strictObject({
  sources: z
    .array(z.strictObject({ id: Slug, title: text(160), url: z.url({ protocol: /^https$/ }) }))
    .min(1),
  facts: z.array(Fact).min(1),
});
export type FactTable = z.infer<typeof FactTable>;

type Amount = { low: number; high: number };

/** The number or the two ends of the range; null for a day. */
export function amountOf({ value, from, to }: Fact): Amount | null {
  if (value !== undefined) return { low: value, high: value };
  return from !== undefined && to !== undefined ? { low: from, high: to } : null;
}

/** What is wrong with the values of a fact, or null. */
export function valueFault(fact: Fact): string | null {
  const { kind, value, from, to, day } = fact;
  if (kind === "date")
    return day !== undefined && amountOf(fact) === null ? null : 'write "day" and no number';
  if (day !== undefined) return 'only a fact of the kind "date" has a "day"';
  const isRange = from !== undefined && to !== undefined && from < to;
  if (value === undefined ? !isRange : from !== undefined || to !== undefined)
    return 'write "value", or "from" and a larger "to"';
  return null;
}
