import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { v4 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { orders } from "@/lib/db/schema/billing";
import type { DisputeState, RefundState } from "@/lib/integrations/stripe/payments";
import type { Checkout } from "@/lib/integrations/stripe/read-checkout";
import { grantOrder } from "@/lib/services/billing/grant-order";
import { freezeOrder, revokeOrder } from "@/lib/services/billing/revoke-order";
import type { Runtime } from "@/lib/services/runtime";

type Order = typeof orders.$inferSelect;
type Truth = { checkout: Checkout; refunds: RefundState[]; disputes: DisputeState[] };

const isDisputeOpen = ({ status }: DisputeState) => !["won", "lost", "warning_closed"].includes(status);

/**
 * Brings an order to the provider's truth. The order is locked first and the provider asked then: whoever comes
 * second sees what the first saw, or something newer. Throws when another call holds the order; a job tries again.
 */
export async function settleOrder(runtime: Runtime, orderId: string): Promise<string> {
  const { db } = runtime.database;
  const lockToken = v4();
  const [order] = await db
    .update(orders)
    .set({ lockToken, lockedUntil: sql`now() + interval '40 seconds'` })
    .where(and(eq(orders.id, orderId), or(isNull(orders.lockedUntil), lt(orders.lockedUntil, sql`now()`))))
    .returning();
  if (!order) throw new Error("The order is being settled by another call.");
  const isOurs = and(eq(orders.id, orderId), eq(orders.lockToken, lockToken));
  try {
    if (!order.providerSessionId) return "no checkout";
    const truth = await askProvider(runtime, order.providerSessionId);
    return await db.transaction(async (tx) => {
      const [held] = await tx.select().from(orders).where(isOurs).for("update");
      if (!held) throw new Error("The order was taken over by another call.");
      return apply(runtime, tx, held, truth);
    });
  } finally {
    await db.update(orders).set({ lockToken: null, lockedUntil: null }).where(isOurs);
  }
}

async function askProvider({ payments }: Runtime, sessionId: string): Promise<Truth> {
  const checkout = await payments.retrieveCheckout(sessionId);
  const { paymentId } = checkout;
  if (checkout.state !== "paid" || !paymentId) return { checkout, refunds: [], disputes: [] };
  const [refunds, disputes] = await Promise.all([
    payments.listRefunds(paymentId),
    payments.listDisputes(paymentId),
  ]);
  return { checkout, refunds, disputes };
}

async function apply(runtime: Runtime, tx: Transaction, order: Order, truth: Truth): Promise<string> {
  const { checkout } = truth;
  const isMatch =
    checkout.orderId === order.id && checkout.amount === order.amount && checkout.currency === order.currency;
  if (!isMatch) {
    runtime.log.error({ order: order.id, code: "order/mismatch" }, "a payment does not match its order");
    await save(tx, order, { status: "review" });
    return "review";
  }
  if (checkout.state !== "paid") {
    await save(tx, order, { status: checkout.state, providerPaymentId: checkout.paymentId });
    return checkout.state;
  }
  await grantOrder(tx, order, order.paidAt ?? runtime.now());
  return applyReturns(runtime, tx, order, truth);
}

/** Refunds take back in proportion, a dispute freezes, a lost one takes back what is not used. */
async function applyReturns(runtime: Runtime, tx: Transaction, order: Order, truth: Truth) {
  const { checkout, refunds, disputes } = truth;
  const refunded = refunds
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);
  const isLost = disputes.some(({ status }) => status === "lost");
  const isDisputed = disputes.some(isDisputeOpen);
  const returned = isLost ? order.amount : Math.min(refunded, order.amount);
  await freezeOrder(tx, order.id, isDisputed);
  if (returned > 0) await revokeOrder(tx, { order, share: returned / order.amount, now: runtime.now() });
  const status = isDisputed || isLost ? "disputed" : returned >= order.amount ? "refunded" : "paid";
  await save(tx, order, {
    status,
    refundedAmount: refunded,
    providerPaymentId: checkout.paymentId,
    paidAt: order.paidAt ?? runtime.now(),
  });
  return status;
}

async function save(tx: Transaction, order: Order, change: Partial<typeof orders.$inferInsert>) {
  await tx
    .update(orders)
    .set({ ...change, checkedAt: sql`now()` })
    .where(eq(orders.id, order.id));
}
