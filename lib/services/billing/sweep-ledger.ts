import "server-only";
import { and, eq, lt, sql } from "drizzle-orm";

import { uses } from "@/lib/db/schema/billing";
import type { Runtime } from "@/lib/services/runtime";

/** Gives back credits whose act never ended. */
export async function sweepLedger(runtime: Runtime): Promise<void> {
  await runtime.database.db
    .update(uses)
    .set({ status: "released", settledAt: sql`now()` })
    .where(and(eq(uses.status, "reserved"), lt(uses.createdAt, sql`now() - interval '1 day'`)));
}
