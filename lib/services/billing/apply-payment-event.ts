import "server-only";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { orders, paymentEvents } from "@/lib/db/schema/billing";
import { PaymentEvent } from "@/lib/integrations/stripe/payment-event";
import { settleOrder } from "@/lib/services/billing/settle-order";
import type { Runtime } from "@/lib/services/runtime";

/** An event only says which order to look at: what is true is read from the provider. */
export async function applyPaymentEvent(runtime: Runtime, { eventId }: { eventId: string }): Promise<void> {
  const { db } = runtime.database;
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  if (!row || row.appliedAt) return;
  const event = PaymentEvent.parse(row.payload);
  const orderId = await findOrder(runtime, event);
  const outcome = orderId ? await settleOrder(runtime, orderId, event.checkoutId) : "not about an order";
  await db
    .update(paymentEvents)
    .set({ appliedAt: sql`now()`, outcome })
    .where(eq(paymentEvents.id, eventId));
}

async function findOrder(runtime: Runtime, event: PaymentEvent) {
  const { db } = runtime.database;
  if (event.orderId) return knownOrder(runtime, event.orderId);
  if (!event.paymentId) return null;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.providerPaymentId, event.paymentId));
  // A refund or a dispute may come before the payment itself was heard of.
  return order?.id ?? knownOrder(runtime, await runtime.payments.findOrderOfPayment(event.paymentId));
}

async function knownOrder({ database }: Runtime, named: string | null) {
  const id = z.uuid().safeParse(named);
  if (!id.success) return null;
  const [order] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.id, id.data));
  return order?.id ?? null;
}
