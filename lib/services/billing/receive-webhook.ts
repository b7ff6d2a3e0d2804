import "server-only";

import { AppError } from "@/lib/core/errors";
import { paymentEvents } from "@/lib/db/schema/billing";
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
    if (fresh) await runtime.jobs.enqueue(tx, paymentEventApplication, { eventId: event.id });
  });
}
