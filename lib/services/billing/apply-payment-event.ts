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
  const orderId = await findOrder(runtime, PaymentEvent.parse(row.payload));
  const outcome = orderId ? await settleOrder(runtime, orderId) : "not about an order";
  await db
    .update(paymentEvents)
    .set({ appliedAt: sql`now()`, outcome })
    .where(eq(paymentEvents.id, eventId));
}

async function findOrder(runtime: Runtime, event: PaymentEvent) {
  const { db } = runtime.database;
  const named = z.uuid().safeParse(event.orderId);
  if (named.success) {
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, named.data));
    return order?.id ?? null;
  }
  if (!event.paymentId) return null;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.providerPaymentId, event.paymentId));
  if (order) return order.id;
  const found = z.uuid().safeParse(await runtime.payments.findOrderOfPayment(event.paymentId));
  return found.success ? found.data : null;
}
