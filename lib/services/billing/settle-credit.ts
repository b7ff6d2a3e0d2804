import "server-only";
import { and, eq, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { uses } from "@/lib/db/schema/billing";

/** Ends a reservation: consumed with the act's result, or released when the act failed for good. False when it had ended. */
export async function settleCredit(executor: Executor, input: { id: string; as: "consumed" | "released" }) {
  const rows = await executor
    .update(uses)
    .set({ status: input.as, settledAt: sql`now()` })
    .where(and(eq(uses.id, input.id), eq(uses.status, "reserved")))
    .returning({ id: uses.id });
  return rows.length > 0;
}
