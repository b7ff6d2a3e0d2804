import "server-only";

import type { Transaction } from "@/lib/db/database";
import { lockLedger } from "@/lib/services/billing/lock-ledger";
import type { Order } from "@/lib/services/billing/order";
import { withdrawalRefund } from "@/lib/services/billing/withdrawal-refund";

/** What becomes of a withdrawal from this order, whose row the caller has locked. */
export async function decideWithdrawal(tx: Transaction, order: Order) {
  if (order.status !== "paid") return { state: "waiting", refund: null } as const;
  await lockLedger(tx, order.userId);
  const refund = await withdrawalRefund(tx, order);
  return { state: refund > 0 ? "refunding" : "nothing-due", refund } as const;
}
