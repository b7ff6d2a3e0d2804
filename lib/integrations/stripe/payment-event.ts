import "server-only";
import { z } from "zod";

const Reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null);

const RawEvent = z.object({
  id: z.string().startsWith("evt_").max(255),
  type: z.string().min(1).max(120),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string().max(80).default("unknown"),
      metadata: z.record(z.string(), z.string()).nullish(),
      payment_intent: Reference,
    }),
  }),
});

/** An event without what it tells: the truth is read from the provider when the event is applied. */
export const PaymentEvent = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  orderId: z.string().nullable(),
  checkoutId: z.string().nullable(),
  paymentId: z.string().nullable(),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export function readPaymentEvent(raw: unknown): PaymentEvent {
  const { id, type, livemode, data } = RawEvent.parse(raw);
  const { object } = data;
  return {
    id,
    type,
    livemode,
    orderId: object.metadata?.order_id?.slice(0, 64) ?? null,
    checkoutId: object.object === "checkout.session" ? (object.id ?? null) : null,
    paymentId: object.object === "payment_intent" ? (object.id ?? null) : object.payment_intent,
  };
}
