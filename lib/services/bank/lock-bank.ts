import "server-only";
import { sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";

/** Loads, releases and holds take turns, in all processes, until the transaction ends. */
export async function lockBank(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(7305502)`);
}
