import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { grants } from "@/lib/db/schema/billing";
import { countUsedDays } from "@/lib/services/billing/count-used-days";
import type { Order } from "@/lib/services/billing/order";
import { readDayGrants, spentOfGrant } from "@/lib/services/billing/read-grants";
import { stackVip } from "@/lib/services/billing/vip-intervals";

type Part = { used: number; of: number };

/** How much of an order was used, by the part that was used most: days with practice, or credits. */
export async function usedShare(tx: Transaction, order: Order): Promise<number> {
  const rows = await tx
    .select({ id: grants.id, kind: grants.kind, qty: grants.qty, spent: spentOfGrant })
    .from(grants)
    .where(eq(grants.orderId, order.id));
  const credits: Part[] = rows.flatMap(({ kind, qty, spent }) =>
    kind === "vip" ? [] : [{ used: spent, of: qty }],
  );
  const days = (await readDayGrants(tx, order.userId)).filter(({ kind }) => kind === "vip");
  const premium: Part = { used: 0, of: 0 };
  for (const interval of stackVip(days)) {
    const own = days.find(({ id, orderId }) => id === interval.grantId && orderId === order.id);
    if (!own) continue;
    premium.used += await countUsedDays(tx, order.userId, interval);
    // Days that were given again after a dispute are part of the first ones.
    premium.of = Math.max(premium.of, own.qty);
  }
  const shares = [...credits, premium].map(({ used, of }) => (of === 0 ? 0 : Math.min(1, used / of)));
  return Math.max(0, ...shares);
}
