import "server-only";
import { and, eq, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { uses } from "@/lib/db/schema/billing";

/** Gives back a credit that was taken, once. False when it was not. */
export async function returnCredit(executor: Executor, id: string) {
  const rows = await executor
    .update(uses)
    .set({ status: "released", settledAt: sql`now()` })
    .where(and(eq(uses.id, id), eq(uses.status, "consumed")))
    .returning({ id: uses.id });
  return rows.length > 0;
}
