import { z } from "zod";

import { parseParams } from "@/lib/sandbox/stripe/api-fault";
import { readForm } from "@/lib/sandbox/stripe/read-form";
import { listBody } from "@/lib/sandbox/stripe/stripe-bodies";

type Cursor = {
  limit: number;
  starting_after?: string | undefined;
  created?: { gte?: number | undefined } | undefined;
};

export function readQuery(url: string) {
  return readForm(new URL(url).search.slice(1));
}

/** Reads the query of a list: the resource's own filters and Stripe's paging. */
export function listQuery<Shape extends z.ZodRawShape>(filters: Shape) {
  const schema = z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    starting_after: z.string().optional(),
    created: z.strictObject({ gte: z.coerce.number().int().optional() }).optional(),
    expand: z.array(z.string()).optional(),
    ...filters,
  });
  return (url: string) => parseParams(schema, readQuery(url));
}
/** A page of a list, newest first as Stripe has it. */
export function page<Item extends { id: string; created: number }>(
  url: string,
  items: Item[],
  cursor: Cursor,
  body: (item: Item) => Record<string, unknown>,
) {
  const from = cursor.created?.gte ?? 0;
  // Records keep the order in which they came; the newest is the last.
  const sorted = items.filter(({ created }) => created >= from).toReversed();
  const after = cursor.starting_after ? sorted.findIndex(({ id }) => id === cursor.starting_after) + 1 : 0;
  const shown = sorted.slice(after, after + cursor.limit);
  return listBody(url, shown.map(body), after + cursor.limit < sorted.length);
}
