import "server-only";
import { sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";

/** Loads and releases take turns, in all processes, until the transaction ends. */
export const lockBank = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(7305502)`);
