import Stripe from "stripe";

/** Stripe's SDK, led to a sandbox that is mounted at `base`. */
export function sdk(key: string, base: string) {
  const there: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base}/stripe${pathname}${search}`, init);
  };
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(there), maxNetworkRetries: 0 });
}

export const newSession: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  line_items: [
    { quantity: 2, price_data: { currency: "usd", unit_amount: 500, product_data: { name: "Premium" } } },
  ],
  metadata: { order_id: "o1" },
  payment_intent_data: { metadata: { order_id: "o1" } },
  success_url: "http://localhost/success",
  cancel_url: "http://localhost/pricing",
};

export function payPage(session: Stripe.Checkout.Session, fields: Record<string, string>) {
  const body = new URLSearchParams({
    method: "card",
    number: "4242424242424242",
    expiry: "12/39",
    code: "123",
    ...fields,
  });
  return fetch(session.url ?? "", { method: "POST", body, redirect: "manual" });
}
