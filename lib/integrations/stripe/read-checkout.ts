import "server-only";
import type Stripe from "stripe";

/** What the provider says about a checkout, in the product's words. */
export type Checkout = {
  id: string;
  /** Only while it is open. */
  url: string | null;
  state: "open" | "pending" | "paid" | "failed" | "expired";
  amount: number;
  /** Upper case. */
  currency: string;
  orderId: string | null;
  paymentId: string | null;
  expiresAt: Date;
};

export function readCheckout(session: Stripe.Checkout.Session): Checkout {
  const payment = session.payment_intent;
  return {
    id: session.id,
    url: session.url,
    state: stateOf(session),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    orderId: session.metadata?.order_id ?? null,
    paymentId: typeof payment === "string" ? payment : (payment?.id ?? null),
    expiresAt: new Date(session.expires_at * 1_000),
  };
}

/** A complete session that is not paid waits for a delayed payment method, or that method has failed. */
function stateOf(session: Stripe.Checkout.Session): Checkout["state"] {
  if (session.payment_status === "paid") return "paid";
  if (session.status === "expired") return "expired";
  if (session.status === "open") return "open";
  const payment = session.payment_intent;
  const step = typeof payment === "string" ? undefined : payment?.status;
  return step === "requires_payment_method" || step === "canceled" ? "failed" : "pending";
}
