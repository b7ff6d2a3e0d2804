import "server-only";
import { and, desc, eq, inArray } from "drizzle-orm";

import { readPlanCopy } from "@/lib/content/cms";
import { withdrawableUntil } from "@/lib/core/withdrawal";
import { orders } from "@/lib/db/schema/billing";
import { withdrawals } from "@/lib/db/schema/receipts";
import type { Order } from "@/lib/services/billing/order";
import { findReceipts } from "@/lib/services/billing/read-receipt";
import { isWithdrawable, withdrawalRefund } from "@/lib/services/billing/withdrawal-refund";
import { withdrawalView } from "@/lib/services/billing/withdrawal-view";
import type { UserCtx } from "@/lib/services/runtime";

const shown: Order["status"][] = ["pending", "paid", "disputed", "refunded", "review"];
const most = 200;

/** What somebody has bought, the newest first, with its receipts and whether they can withdraw from it. */
export async function listOrders({ runtime, actor, locale }: UserCtx) {
  const { db } = runtime.database;
  const copies = await readPlanCopy(locale).catch(() => null);
  const isOwn = eq(orders.userId, actor.userId);
  const [rows, receipts, declared] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(isOwn, inArray(orders.status, shown)))
      .orderBy(desc(orders.createdAt))
      .limit(most),
    findReceipts(db, isOwn),
    db
      .select({ withdrawal: withdrawals })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(isOwn),
  ]);
  return Promise.all(
    rows.map(async (order) => {
      const found = declared.find(({ withdrawal }) => withdrawal.orderId === order.id);
      const own = receipts.filter(({ orderId }) => orderId === order.id);
      return {
        id: order.id,
        planId: order.planId,
        planName: copies?.get(order.planId)?.name ?? order.planId,
        amount: order.amount,
        currency: order.currency,
        refundedAmount: order.refundedAmount,
        status: order.status,
        orderedAt: order.createdAt.toISOString(),
        paidAt: order.paidAt?.toISOString() ?? null,
        receipts: own.map(({ id, number, kind, amount, issuedAt }) => ({
          id,
          number,
          kind,
          amount,
          issuedAt,
        })),
        withdrawal: found ? withdrawalView(found.withdrawal) : null,
        offer: found ? null : await offer(runtime, order),
      };
    }),
  );
}

/** Until when somebody can withdraw, and what they would get back now. */
async function offer({ database, now }: UserCtx["runtime"], order: Order) {
  if (!isWithdrawable(order, now())) return null;
  const refund = await database.db.transaction((tx) => withdrawalRefund(tx, order));
  return { until: order.paidAt ? withdrawableUntil(order.paidAt).toISOString() : null, refund };
}
