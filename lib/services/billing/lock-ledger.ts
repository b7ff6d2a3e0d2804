import "server-only";
import { sql } from "drizzle-orm";

import type { CreditKind } from "@/lib/core/products";
import type { Transaction } from "@/lib/db/database";

const kinds: CreditKind[] = ["correct", "exam"];

/** Whoever changes or spends somebody's credits of a kind waits here, until the end of the transaction. */
export async function lockCredit(tx: Transaction, userId: string, kind: CreditKind) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit:${userId}:${kind}`}, 0))`);
}

/** All kinds, always in the same order. */
export async function lockLedger(tx: Transaction, userId: string) {
  for (const kind of kinds) await lockCredit(tx, userId, kind);
}
