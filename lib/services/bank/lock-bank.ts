import "server-only";
import { sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";

/** To the end of the transaction nobody else changes what is published. */
export async function lockBank(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(7305502)`);
}
