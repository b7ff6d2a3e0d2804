import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { grants } from "@/lib/db/schema/billing";
import { shareOf, type Adjustment } from "@/lib/services/billing/adjustment";
import { adjustVip } from "@/lib/services/billing/adjust-vip";
import { spentOfGrant } from "@/lib/services/billing/read-grants";

/** Makes an order's grants fit what is left of its payment, never below what was used. A refund that failed gives back. */
export async function adjustGrants(tx: Transaction, adjustment: Adjustment) {
  const { order, isFrozen, now } = adjustment;
  const credits = await tx
    .select({ id: grants.id, qty: grants.qty, revoked: grants.revoked, spent: spentOfGrant })
    .from(grants)
    .where(and(eq(grants.orderId, order.id), ne(grants.kind, "vip")));
  for (const { id, qty, revoked, spent } of credits) {
    const target = Math.min(shareOf(qty, adjustment), qty - spent);
    const change = target === revoked ? {} : { revoked: target, revokedAt: now };
    const frozenAt = isFrozen ? sql`coalesce(${grants.frozenAt}, now())` : null;
    await tx
      .update(grants)
      .set({ ...change, frozenAt })
      .where(eq(grants.id, id));
  }
  await adjustVip(tx, adjustment);
}
