import { Hono } from "hono";

import { isSameSecret } from "@/lib/core/signing";
import { ApiFault } from "@/lib/sandbox/stripe/api-fault";
import { checkoutApi } from "@/lib/sandbox/stripe/checkout-api";
import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { paymentsApi } from "@/lib/sandbox/stripe/payments-api";

function sentKey(authorization: string) {
  if (authorization.startsWith("Basic "))
    return Buffer.from(authorization.slice(6), "base64").toString().split(":")[0] ?? "";
  return authorization.replace(/^Bearer /, "");
}

/** The part of Stripe's API that the product uses, with Stripe's shapes, errors and idempotency. */
export function stripeApi(desk: SandboxDesk, secretKey: string) {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    if (!isSameSecret(sentKey(c.req.header("authorization") ?? ""), secretKey)) {
      throw new ApiFault(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
    }
    await next();
  });
  app.route("/", checkoutApi(desk)).route("/", paymentsApi(desk));
  app.all("*", (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: "invalid_request_error", message } }, 404);
  });
  app.onError((error, c) => {
    if (error instanceof ApiFault) return c.json({ error: error.error }, error.status);
    return c.json(
      { error: { type: "api_error", message: "An error occurred in the payment sandbox." } },
      500,
    );
  });
  return app;
}
