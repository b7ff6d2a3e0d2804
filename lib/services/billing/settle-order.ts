import "server-only";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { v4 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { orders } from "@/lib/db/schema/billing";
import { withdrawals } from "@/lib/db/schema/receipts";
import { TryLater } from "@/lib/integrations/jobs/try-later";
import type { DisputeState, RefundState } from "@/lib/integrations/stripe/payments";
import type { Checkout } from "@/lib/integrations/stripe/read-checkout";
import { adjustGrants } from "@/lib/services/billing/adjust-grants";
import { grantOrder } from "@/lib/services/billing/grant-order";
import { issueReceipts } from "@/lib/services/billing/issue-receipts";
import { lockLedger } from "@/lib/services/billing/lock-ledger";
import type { Order } from "@/lib/services/billing/order";
import { readClock } from "@/lib/services/billing/read-clock";
import type { Runtime } from "@/lib/services/runtime";

type Truth = { checkout: Checkout; refunds: RefundState[]; disputes: DisputeState[] };

const failedRefunds = new Set(["failed", "canceled"]);
/** A warning is a question of the bank: no money has gone back yet. */
const openDisputes = new Set(["needs_response", "under_review"]);

/** Longer than the provider's calls with their retries; a process that died gives the order free after it. */
const holdFor = sql`now() + interval '75 seconds'`;

/**
 * Brings an order to the provider's truth. The order is locked first and the provider asked then: whoever comes
 * second sees what the first saw, or something newer. Throws `TryLater` when another call holds the order.
 */
export async function settleOrder(
  runtime: Runtime,
  orderId: string,
  /** Known from an event, when the order's own call never heard it. */
  checkoutId: string | null = null,
): Promise<string> {
  const { db } = runtime.database;
  const lockToken = v4();
  const [order] = await db
    .update(orders)
    .set({ lockToken, lockedUntil: holdFor, checkedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), or(isNull(orders.lockedUntil), lt(orders.lockedUntil, sql`now()`))))
    .returning();
  if (!order) throw new TryLater("The order is being settled by another call.");
  const isOurs = and(eq(orders.id, orderId), eq(orders.lockToken, lockToken));
  try {
    const sessionId = order.providerSessionId ?? checkoutId;
    if (!sessionId) return "no checkout";
    const truth = await askProvider(runtime, sessionId);
    return await db.transaction(async (tx) => {
      const [held] = await tx.select().from(orders).where(isOurs).for("update");
      if (!held) throw new TryLater("The order was taken over by another call.");
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

/** Writes the truth down: the order's status and, from it alone, the grants. Doing it twice changes nothing. */
async function apply(
  runtime: Runtime,
  tx: Transaction,
  order: Order,
  truth: Truth,
): Promise<Order["status"]> {
  const { checkout, refunds } = truth;
  if (!isSamePurchase(order, checkout)) {
    if (checkout.state !== "paid" || order.paidAt) return order.status;
    if (order.status !== "review")
      runtime.log.error({ order: order.id, code: "order/mismatch" }, "a payment differs from its order");
    return save(tx, order, { status: "review" });
  }
  const known = { providerSessionId: checkout.id, providerPaymentId: checkout.paymentId };
  // What was once paid stays in the books whatever is told later.
  if (checkout.state !== "paid")
    return order.paidAt ? order.status : save(tx, order, { ...known, status: checkout.state });
  const { status, refundedAmount, takenBack, isFrozen } = judge(order, truth);
  await lockLedger(tx, order.userId);
  const now = await readClock(tx);
  const paidAt = order.paidAt ?? now;
  await grantOrder(tx, order, paidAt);
  await adjustGrants(tx, { order, takenBack, isFrozen, now });
  await issueReceipts(runtime, tx, { order, kept: order.amount - takenBack });
  await noteFailedRefunds(tx, order, refunds);
  return save(tx, order, { ...known, status, paidAt, refundedAmount });
}

function isSamePurchase(order: Order, checkout: Checkout) {
  return (
    checkout.orderId === order.id &&
    (order.providerSessionId === null || order.providerSessionId === checkout.id) &&
    checkout.amount === order.amount &&
    checkout.currency === order.currency
  );
}

/** `takenBack`: how much of the price is no longer ours, in minor units. A lost dispute takes all of it. */
function judge(order: Order, { refunds, disputes }: Truth) {
  const given = refunds.filter(({ status }) => !failedRefunds.has(status));
  const refundedAmount = Math.min(
    order.amount,
    given.reduce((sum, { amount }) => sum + amount, 0),
  );
  const isLost = disputes.some(({ status }) => status === "lost");
  const isFrozen = !isLost && disputes.some(({ status }) => openDisputes.has(status));
  const takenBack = isLost ? order.amount : refundedAmount;
  const status: Order["status"] = isFrozen ? "disputed" : takenBack === order.amount ? "refunded" : "paid";
  return { status, refundedAmount, takenBack, isFrozen };
}

/** A withdrawal whose refund came back from the bank is for people to look at. */
async function noteFailedRefunds(tx: Transaction, order: Order, refunds: RefundState[]) {
  const failed = refunds.flatMap(({ id, status }) => (failedRefunds.has(status) ? [id] : []));
  if (failed.length === 0) return;
  await tx
    .update(withdrawals)
    .set({ state: "by-hand", settledAt: null })
    .where(and(eq(withdrawals.orderId, order.id), inArray(withdrawals.refundId, failed)));
}

async function save(
  tx: Transaction,
  order: Order,
  change: Partial<typeof orders.$inferInsert> & { status: Order["status"] },
) {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  return change.status;
}
