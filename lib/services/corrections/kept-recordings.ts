import "server-only";
import { and, eq, inArray } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { files } from "@/lib/db/schema/operation";

/** Of these recordings those that are still there, by their names in the store. */
export async function keptRecordings(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; contentType: string }>();
  const rows = await executor
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.state, "claimed")));
  return new Map(rows.map(({ id, name, contentType }) => [id, { name, contentType }]));
}
