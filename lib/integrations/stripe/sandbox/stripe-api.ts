import "server-only";
import { timingSafeEqual } from "node:crypto";

import { Hono } from "hono";

import { ApiFault } from "@/lib/integrations/stripe/sandbox/api-fault";
import { checkoutApi } from "@/lib/integrations/stripe/sandbox/checkout-api";
import type { SandboxDesk } from "@/lib/integrations/stripe/sandbox/open-sandbox";
import { paymentsApi } from "@/lib/integrations/stripe/sandbox/payments-api";

function isKey(sent: string, key: string) {
  const [a, b] = [Buffer.from(sent), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

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
    if (!isKey(sentKey(c.req.header("authorization") ?? ""), secretKey)) {
      throw new ApiFault(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
    }
    await next();
  });
  app.route("/", checkoutApi(desk)).route("/", paymentsApi(desk));
  app.notFound((c) => {
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
