import "server-only";
import Stripe from "stripe";

import { AppError } from "@/lib/core/errors";
import type { ServerEnv } from "@/lib/env/server";
import { readPaymentEvent, type PaymentEvent } from "@/lib/integrations/stripe/payment-event";
import { readCheckout, type Checkout } from "@/lib/integrations/stripe/read-checkout";
import { sandboxAccess } from "@/lib/integrations/stripe/sandbox-access";

export type NewCheckout = {
  orderId: string;
  planId: string;
  idempotencyKey: string;
  amount: number;
  currency: string;
  /** What the buyer reads on the payment page. */
  name: string;
  email: string | null;
  locale: string;
  successUrl: string;
  cancelUrl: string;
};

export type RefundState = { id: string; amount: number; status: string };
type NewRefund = { paymentId: string; orderId: string; amount: number; idempotencyKey: string };
export type DisputeState = { id: string; status: string };

/** The payment provider's port: Stripe, or the sandbox that speaks Stripe's API. */
export type Payments = {
  kind: "stripe" | "sandbox";
  createCheckout: (input: NewCheckout) => Promise<Checkout>;
  retrieveCheckout: (id: string) => Promise<Checkout>;
  /** The order a payment was made for, by the payment's metadata. */
  findOrderOfPayment: (paymentId: string) => Promise<string | null>;
  /** Sends money back the way it came; the same key does so once. */
  createRefund: (input: NewRefund) => Promise<RefundState>;
  /** The page can no longer be paid at. Throws a final refusal where it has been, or has ended by itself. */
  expireCheckout: (id: string) => Promise<void>;
  listRefunds: (paymentId: string) => Promise<RefundState[]>;
  listDisputes: (paymentId: string) => Promise<DisputeState[]>;
  /** Events of the last days that our webhook has not confirmed. */
  listUndelivered: (since: Date) => Promise<PaymentEvent[]>;
  /** The event, when body and signature belong together, are fresh and of the right mode; else throws. */
  verifyWebhook: (rawBody: string, signature: string, now: Date) => PaymentEvent;
  /** A payment link may be handed out: https and the provider's host, or our own origin in the sandbox. */
  isPaymentUrl: (url: string) => boolean;
};

const clientSettings = { timeout: 8_000, maxNetworkRetries: 2, telemetry: false } as const;
const webhookTolerance = 300;
const undeliveredLimit = 300;

export function createPayments(env: ServerEnv): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = env;
  if (key) {
    if (!secret)
      throw new Error("Settings are wrong. STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY.");
    return port({
      kind: "stripe",
      stripe: new Stripe(key, clientSettings),
      webhookSecret: secret,
      livemode: /^[rs]k_live_/.test(key),
      isPaymentUrl: (url) => isAt(url, "https://checkout.stripe.com"),
    });
  }
  const access = sandboxAccess(env);
  const origin = new URL(env.siteUrl).origin;
  return port({
    kind: "sandbox",
    stripe: new Stripe(access.secretKey, {
      ...clientSettings,
      httpClient: Stripe.createFetchHttpClient(access.fetch),
    }),
    webhookSecret: access.webhookSecret,
    livemode: false,
    isPaymentUrl: (url) => isAt(url, origin),
  });
}

type PortSettings = {
  kind: Payments["kind"];
  stripe: Stripe;
  webhookSecret: string;
  livemode: boolean;
  isPaymentUrl: (url: string) => boolean;
};

function port({ kind, stripe, webhookSecret, livemode, isPaymentUrl }: PortSettings): Payments {
  return {
    kind,
    isPaymentUrl,
    async createCheckout(input) {
      const options = { idempotencyKey: input.idempotencyKey };
      return readCheckout(await stripe.checkout.sessions.create(checkoutParams(input), options));
    },
    async retrieveCheckout(id) {
      return readCheckout(await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] }));
    },
    async findOrderOfPayment(paymentId) {
      const payment = await stripe.paymentIntents.retrieve(paymentId);
      return payment.metadata.order_id ?? null;
    },
    async createRefund({ paymentId, orderId, amount, idempotencyKey }) {
      const wanted = { payment_intent: paymentId, amount, metadata: { order_id: orderId } };
      const made = await stripe.refunds.create(
        { ...wanted, reason: "requested_by_customer" },
        { idempotencyKey },
      );
      return { id: made.id, amount: made.amount, status: made.status ?? "pending" };
    },
    async expireCheckout(id) {
      await stripe.checkout.sessions.expire(id);
    },
    async listRefunds(paymentId) {
      const found = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
      return found.data.map(({ id, amount, status }) => ({ id, amount, status: status ?? "pending" }));
    },
    async listDisputes(paymentId) {
      const found = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
      return found.data.map(({ id, status }) => ({ id, status }));
    },
    async listUndelivered(since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const found = stripe.events.list({ created, delivery_success: false, limit: 100 });
      const events = await found.autoPagingToArray({ limit: undeliveredLimit });
      return events.filter((event) => event.livemode === livemode).map(readPaymentEvent);
    },
    verifyWebhook(rawBody, signature, now) {
      const event = verified(stripe, { rawBody, signature, webhookSecret, now });
      if (event.livemode !== livemode)
        throw new AppError("webhook/signature", { cause: new Error("wrong livemode") });
      return event;
    },
  };
}

function checkoutParams(input: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: input.orderId, plan_id: input.planId };
  return {
    mode: "payment",
    client_reference_id: input.orderId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: input.currency.toLowerCase(),
          unit_amount: input.amount,
          product_data: { name: input.name },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    locale: input.locale,
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    ...(input.email ? { customer_email: input.email } : {}),
  };
}

type Delivery = { rawBody: string; signature: string; webhookSecret: string; now: Date };

function verified(stripe: Stripe, { rawBody, signature, webhookSecret, now }: Delivery) {
  try {
    const receivedAt = now.getTime();
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      webhookTolerance,
      undefined,
      receivedAt,
    );
    return readPaymentEvent(event);
  } catch (cause) {
    throw new AppError("webhook/signature", { cause });
  }
}

function isAt(url: string, origin: string) {
  return URL.canParse(url) && new URL(url).origin === origin && !url.includes("@");
}
