import "server-only";

import { withdrawableUntil } from "@/lib/core/withdrawal";
import type { Transaction } from "@/lib/db/database";
import type { Order } from "@/lib/services/billing/order";
import { usedShare } from "@/lib/services/billing/used-share";

const open: readonly Order["status"][] = ["pending", "paid", "disputed"];

/** Whether somebody can withdraw from this order now. Without a payment yet, the days have not begun. */
export function isWithdrawable({ status, paidAt }: Order, now: Date) {
  return open.includes(status) && (paidAt === null || now < withdrawableUntil(paidAt));
}

/**
 * What goes back, in minor units: the whole price, less the part that was used where the buyer had asked us to begin
 * at once. What we keep is rounded down.
 */
export async function withdrawalRefund(tx: Transaction, order: Order): Promise<number> {
  const used = order.agreedAt ? await usedShare(tx, order) : 0;
  const kept = Math.floor(order.amount * used + 1e-6);
  return Math.max(0, order.amount - kept - order.refundedAmount);
}
