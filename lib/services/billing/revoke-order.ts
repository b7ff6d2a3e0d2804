import "server-only";
import { eq, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { grants, type orders } from "@/lib/db/schema/billing";
import { readVipGrants, spentOfGrant } from "@/lib/services/billing/read-grants";
import { stackVip, usedDays } from "@/lib/services/billing/vip-intervals";

type Revocation = { order: typeof orders.$inferSelect; /** 0 to 1. */ share: number; now: Date };

/** Takes back a share of what an order gave, never below what was used. A second call with the same share changes nothing. */
export async function revokeOrder(tx: Transaction, { order, share, now }: Revocation) {
  const rows = await tx
    .select({
      id: grants.id,
      kind: grants.kind,
      qty: grants.qty,
      revoked: grants.revoked,
      spent: spentOfGrant,
    })
    .from(grants)
    .where(eq(grants.orderId, order.id));
  const intervals = stackVip(await readVipGrants(tx, order.userId));
  for (const row of rows) {
    const interval = intervals.find(({ grantId }) => grantId === row.id);
    const used = interval ? usedDays(interval, row.qty, now) : row.spent;
    const target = Math.min(Math.ceil(row.qty * share), row.qty - used);
    if (target <= row.revoked) continue;
    await tx
      .update(grants)
      .set({ revoked: target, revokedAt: sql`now()` })
      .where(eq(grants.id, row.id));
  }
}

/** While the buyer's bank disputes the payment, what it gave rests. */
export async function freezeOrder(tx: Transaction, orderId: string, isFrozen: boolean) {
  await tx
    .update(grants)
    .set({ frozenAt: isFrozen ? sql`coalesce(${grants.frozenAt}, now())` : null })
    .where(eq(grants.orderId, orderId));
}
