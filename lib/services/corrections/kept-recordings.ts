import "server-only";
import { and, eq, inArray } from "drizzle-orm";

import { files } from "@/lib/db/schema/operation";
import type { Runtime } from "@/lib/services/runtime";

/** Of these recordings those that are still there, by their names in the store. */
export async function keptRecordings({ database }: Runtime, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; contentType: string }>();
  const rows = await database.db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.state, "claimed")));
  return new Map(rows.map(({ id, name, contentType }) => [id, { name, contentType }]));
}
