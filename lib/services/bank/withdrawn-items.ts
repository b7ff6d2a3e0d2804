import "server-only";
import { sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { bankReleases } from "@/lib/db/schema/bank";

/** Items that a release has retired because they were flagged. */
export async function withdrawnItems(executor: Executor): Promise<Set<string>> {
  const rows = await executor
    .select({ id: sql<string>`jsonb_array_elements(${bankReleases.retired}) ->> 'id'` })
    .from(bankReleases);
  return new Set(rows.map(({ id }) => id));
}
