import "server-only";
import { sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";

/** Who hands something in, revises or has it checked waits here for their own other call, to the end of the transaction. */
export async function lockOwner(tx: Transaction, userId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`corrections:${userId}`}, 0))`);
}
