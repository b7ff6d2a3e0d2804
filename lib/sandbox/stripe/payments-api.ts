import { Hono } from "hono";
import { z } from "zod";

import { answerOnce } from "@/lib/sandbox/stripe/answer-once";
import { missingResource, parseParams } from "@/lib/sandbox/stripe/api-fault";
import { listQuery, page } from "@/lib/sandbox/stripe/list-page";
import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { closeDispute, refund } from "@/lib/sandbox/stripe/acts";
import { disputeBody, eventBody, intentBody, refundBody } from "@/lib/sandbox/stripe/stripe-bodies";

const NewRefund = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
const Evidence = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string().max(20_000) }),
  submit: z.enum(["true", "false"]).optional(),
});
const Nothing = z.strictObject({});

const OfPayment = listQuery({ payment_intent: z.string().optional() });
const Events = listQuery({
  type: z.string().optional(),
  delivery_success: z.enum(["true", "false"]).optional(),
});

function find<Item>(records: Record<string, Item>, kind: string, id: string) {
  const found = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!found) throw missingResource(kind, id);
  return found;
}

function ofPayment<Item extends { intentId: string }>(records: Record<string, Item>, intentId?: string) {
  return Object.values(records).filter((item) => intentId === undefined || item.intentId === intentId);
}

function refundsApi(desk: SandboxDesk) {
  return new Hono()
    .post("/refunds", (c) =>
      answerOnce(c, desk, {
        parse: (params) => parseParams(NewRefund, params),
        perform: (act, { payment_intent, amount, reason, metadata }) =>
          refundBody(refund(act, { intentId: payment_intent, amount, reason: reason ?? null, metadata })),
      }),
    )
    .get("/refunds", async (c) => {
      const query = OfPayment(c.req.url);
      const found = ofPayment((await desk.read()).refunds, query.payment_intent);
      return c.json(page("/v1/refunds", found, query, refundBody));
    })
    .get("/refunds/:id", async (c) =>
      c.json(refundBody(find((await desk.read()).refunds, "refund", c.req.param("id")))),
    );
}

function disputesApi(desk: SandboxDesk) {
  return (
    new Hono()
      .get("/disputes", async (c) => {
        const query = OfPayment(c.req.url);
        const found = ofPayment((await desk.read()).disputes, query.payment_intent);
        return c.json(page("/v1/disputes", found, query, disputeBody));
      })
      .get("/disputes/:id", async (c) =>
        c.json(disputeBody(find((await desk.read()).disputes, "dispute", c.req.param("id")))),
      )
      // As in Stripe's test mode, the evidence's text decides the dispute.
      .post("/disputes/:id", (c) =>
        answerOnce(c, desk, {
          parse: (params) => parseParams(Evidence, params),
          perform: (act, { evidence: { uncategorized_text: text } }) => {
            const dispute = find(act.state.disputes, "dispute", c.req.param("id"));
            dispute.evidence = text;
            if (text === "winning_evidence") closeDispute(act, dispute.id, "won");
            if (text === "losing_evidence") closeDispute(act, dispute.id, "lost");
            return disputeBody(dispute);
          },
        }),
      )
      .post("/disputes/:id/close", (c) =>
        answerOnce(c, desk, {
          parse: (params) => parseParams(Nothing, params),
          perform: (act) => disputeBody(closeDispute(act, c.req.param("id"), "lost")),
        }),
      )
  );
}

function eventsApi(desk: SandboxDesk) {
  return new Hono()
    .get("/events", async (c) => {
      const query = Events(c.req.url);
      const wanted = query.delivery_success;
      const found = Object.values((await desk.read()).events).filter(
        ({ type, delivered }) =>
          (query.type === undefined || type === query.type) &&
          (wanted === undefined || String(delivered) === wanted),
      );
      return c.json(page("/v1/events", found, query, eventBody));
    })
    .get("/events/:id", async (c) =>
      c.json(eventBody(find((await desk.read()).events, "event", c.req.param("id")))),
    );
}

export function paymentsApi(desk: SandboxDesk) {
  return new Hono()
    .get("/payment_intents/:id", async (c) =>
      c.json(intentBody(find((await desk.read()).intents, "payment_intent", c.req.param("id")))),
    )
    .route("/", refundsApi(desk))
    .route("/", disputesApi(desk))
    .route("/", eventsApi(desk));
}
