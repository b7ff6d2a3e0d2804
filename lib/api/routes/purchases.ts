import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import * as views from "@/lib/api/routes/account-views";
import { listOrders } from "@/lib/services/billing/list-orders";
import { readReceipt } from "@/lib/services/billing/read-receipt";
import { withdrawByPage } from "@/lib/services/billing/withdraw-by-page";
import { withdrawOrder } from "@/lib/services/billing/withdraw-order";

const own = { ...callableBy.account, tags: ["purchases"] };
const strangers = ["session/missing", "session/expired", "auth/account-needed"] as const;
const id = z.object({ id: z.uuid() });

const ordersRoute = createRoute({
  ...own,
  method: "get",
  path: "/account/orders",
  summary: "What the caller has bought, the newest first",
  responses: {
    200: dataAnswer("Purchases with their receipts", z.array(views.PurchaseView)),
    ...errorResponses(...strangers),
  },
});

const receiptRoute = createRoute({
  ...own,
  method: "get",
  path: "/account/receipts/{id}",
  summary: "A receipt or credit note",
  request: { params: id },
  responses: {
    200: dataAnswer("The receipt", views.ReceiptView),
    ...errorResponses("request/invalid", ...strangers, "receipt/unknown"),
  },
});

const withdrawRoute = createRoute({
  ...own,
  ...limitedBy("withdraw.user"),
  method: "post",
  path: "/account/orders/{id}/withdrawal",
  summary: "Withdraws from a purchase; a second call gets the first one's answer",
  request: { params: id, body: jsonBody(views.OrderWithdrawal) },
  responses: {
    200: dataAnswer("Received, and acknowledged by mail", views.Withdrawal),
    ...errorResponses(
      "request/invalid",
      ...strangers,
      "order/unknown",
      "order/not-withdrawable",
      "request/too-many",
    ),
  },
});

const pageRoute = createRoute({
  ...callableBy.public,
  ...limitedBy("withdraw.address", "withdraw.email"),
  tags: ["purchases"],
  method: "post",
  path: "/common/withdrawal",
  summary: "Withdraws from a purchase without a session; the answer is the same whether or not there is one",
  request: { body: jsonBody(views.PageWithdrawal) },
  responses: {
    200: dataAnswer("Received, and acknowledged by mail", z.object({ declaredAt: z.string() })),
    ...errorResponses("request/invalid", "request/too-many"),
  },
});

export const purchaseRoutes = newRoutes()
  .openapi(ordersRoute, async (c) => c.json(data(await listOrders(c.var.ctx)), 200))
  .openapi(receiptRoute, async (c) => c.json(data(await readReceipt(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(withdrawRoute, async (c) => {
    const input = { orderId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(data(await withdrawOrder(c.var.ctx, input)), 200);
  })
  .openapi(pageRoute, async (c) => {
    const { website: _, ...declaration } = c.req.valid("json");
    return c.json(data(await withdrawByPage(c.var.ctx, declaration)), 200);
  });
