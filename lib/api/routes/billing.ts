import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { wholeNumber } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { refuseCrossSite } from "@/lib/api/refuse-cross-site";
import * as views from "@/lib/api/routes/billing-views";
import { agreements } from "@/lib/core/withdrawal";
import { listLedger } from "@/lib/services/billing/list-ledger";
import { listPlans } from "@/lib/services/billing/list-plans";
import { readCheckoutStatus } from "@/lib/services/billing/read-checkout-status";
import { receiveWebhook } from "@/lib/services/billing/receive-webhook";
import { startCheckout } from "@/lib/services/billing/start-checkout";

const tags = ["billing"];
const plansAnswer = dataAnswer("What can be bought", z.array(views.Plan));

const publicPlansRoute = createRoute({
  ...callableBy.public,
  tags,
  method: "get",
  path: "/common/vips",
  summary: "The plans",
  responses: { 200: plansAnswer },
});

const plansRoute = createRoute({
  ...callableBy.guest,
  tags,
  method: "get",
  path: "/vips",
  summary: "The plans, for the caller",
  responses: { 200: plansAnswer },
});

const payUrlRoute = createRoute({
  ...callableBy.account,
  ...limitedBy("checkout.user"),
  tags,
  method: "get",
  path: "/stripe/payUrl",
  summary: "Opens the payment page of a plan; an open one is used again",
  request: {
    query: z.object({
      vipId: z.string().min(1).max(60).openapi({ example: "premium-30d" }),
      path: z.literal("pricing"),
      isMobile: z.enum(["0", "1"]),
      agreement: z.enum(agreements).optional().openapi({
        description:
          "By which wording the buyer asks to begin at once. Without it a withdrawal gets the whole price back.",
      }),
    }),
  },
  responses: {
    200: dataAnswer("Where to pay", z.object({ logVipId: z.string(), url: z.string() })),
    ...errorResponses("request/cross-site", "plan/unknown", "checkout/failed"),
  },
});

const statusRoute = createRoute({
  ...callableBy.account,
  tags,
  method: "get",
  path: "/stripe/status",
  summary: "How an order stands; code 1 is paid",
  request: { query: z.object({ logVipId: z.uuid() }) },
  responses: {
    200: dataAnswer("The order", views.OrderStatus),
    ...errorResponses("order/unknown"),
  },
});

const ledgerRoute = createRoute({
  ...callableBy.account,
  tags,
  method: "get",
  path: "/account/ledger",
  summary: "The balance and what made it, the newest first",
  request: {
    query: z.object({
      page: wholeNumber({ from: 1, to: 100_000 }).default(1),
      size: wholeNumber({ from: 1, to: 50 }).default(20),
    }),
  },
  responses: {
    200: dataAnswer("A page of entries", views.Ledger),
  },
});

const webhookRoute = createRoute({
  ...callableBy.signed,
  ...bodyOf.raw("stripe-signature"),
  tags,
  method: "post",
  path: "/stripe/webhook",
  summary: "Signed events of the payment provider",
  responses: { 200: dataAnswer("Stored", z.object({})), ...errorResponses("webhook/signature") },
});

export const billingRoutes = newRoutes()
  .openapi(publicPlansRoute, (c) => c.json(data(listPlans()), 200))
  .openapi(plansRoute, (c) => c.json(data(listPlans()), 200))
  .openapi(payUrlRoute, async (c) => {
    refuseCrossSite(c);
    const { vipId, path, isMobile, agreement = null } = c.req.valid("query");
    const device = isMobile === "1" ? "mobile" : "desktop";
    const { id, url } = await startCheckout(c.var.ctx, { planId: vipId, path, device, agreement });
    return c.json(data({ logVipId: id, url }), 200);
  })
  .openapi(statusRoute, async (c) => {
    const { logVipId } = c.req.valid("query");
    return c.json(data(await readCheckoutStatus(c.var.ctx, { orderId: logVipId })), 200);
  })
  .openapi(ledgerRoute, async (c) => c.json(data(await listLedger(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(webhookRoute, async (c) => {
    await receiveWebhook(c.var.ctx, {
      rawBody: await c.req.text(),
      signature: c.req.header("stripe-signature"),
    });
    return c.json(data({}), 200);
  });
