import "server-only";
import { eq, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { uses } from "@/lib/db/schema/billing";
import { readOpenCredits, type CreditKind } from "@/lib/services/billing/read-grants";

/**
 * Sets one credit aside for an act, in the act's transaction; what expires first goes first. `id` is the act's
 * idempotency key: the same act reserves once. Throws `credit/insufficient`.
 */
export async function reserveCredit(
  tx: Transaction,
  input: { id: string; userId: string; kind: CreditKind; now: Date },
) {
  const { id, userId, kind, now } = input;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit ${userId} ${kind}`}, 0))`);
  const [known] = await tx.select({ id: uses.id, userId: uses.userId }).from(uses).where(eq(uses.id, id));
  if (known) return;
  const [first] = await readOpenCredits(tx, userId, [kind], now);
  if (!first) throw new AppError("credit/insufficient");
  await tx.insert(uses).values({ id, grantId: first.id, userId, kind, status: "reserved" });
}
