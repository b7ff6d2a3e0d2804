import "server-only";
import Stripe from "stripe";

/** The provider answered and will answer the same again: Stripe repeats its answer, also a 500, to the same idempotency key. */
export function isFinalRefusal(error: unknown) {
  return (
    error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409
  );
}
