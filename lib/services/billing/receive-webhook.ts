import "server-only";

import { eq } from "drizzle-orm";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { orders, paymentEvents } from "@/lib/db/schema/billing";
import type { PaymentEvent } from "@/lib/integrations/stripe/payment-event";
import { paymentEventApplication } from "@/lib/services/jobs/apply-payment-event";
import type { Ctx } from "@/lib/services/runtime";
import type { Runtime } from "@/lib/services/runtime";

/** Stores a signed event and its job in one transaction; a second delivery finds it there. */
export async function receiveWebhook(ctx: Ctx, input: { rawBody: string; signature: string | undefined }) {
  if (!input.signature) throw new AppError("webhook/signature");
  const { runtime } = ctx;
  const event = runtime.payments.verifyWebhook(input.rawBody, input.signature, runtime.now());
  await storeEvent(runtime, event);
}

export async function storeEvent(runtime: Runtime, event: PaymentEvent) {
  await runtime.database.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, payload: event })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!fresh) return;
    const payer = await findPayer(tx, event);
    await runtime.jobs.enqueue(tx, paymentEventApplication, { eventId: event.id, payer });
  });
}

/** Whose order the event is about, as far as our own rows tell. */
async function findPayer(tx: Transaction, { orderId, paymentId }: PaymentEvent) {
  const id = z.uuid().safeParse(orderId);
  const which = id.success
    ? eq(orders.id, id.data)
    : paymentId
      ? eq(orders.providerPaymentId, paymentId)
      : null;
  if (!which) return undefined;
  const [order] = await tx.select({ userId: orders.userId }).from(orders).where(which);
  return order?.userId;
}
