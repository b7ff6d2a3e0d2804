import { Hono } from "hono";
import { z } from "zod";

import { answerOnce } from "@/lib/sandbox/stripe/answer-once";
import { ApiFault, parseParams } from "@/lib/sandbox/stripe/api-fault";
import { listQuery, page, readQuery } from "@/lib/sandbox/stripe/list-page";
import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { expireSession, findSession, newId, type Act } from "@/lib/sandbox/stripe/acts";
import { totalOf, type SandboxSession } from "@/lib/sandbox/stripe/state";
import { linesBody, sessionBody } from "@/lib/sandbox/stripe/stripe-bodies";

const Metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const NewSession = z.strictObject({
  mode: z.literal("payment"),
  ui_mode: z.literal("hosted_page").optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: whole(1, 999_999).default(1),
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-z]{3}$/),
          unit_amount: whole(50, 99_999_999),
          product_data: z.strictObject({
            name: z.string().min(1).max(250),
            description: z.string().max(500).optional(),
          }),
        }),
      }),
    )
    .min(1)
    .max(100),
  metadata: Metadata,
  payment_intent_data: z
    .strictObject({ metadata: Metadata, description: z.string().max(1_000).optional() })
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  locale: z.string().max(10).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: z.coerce.number().int().optional(),
  expand: z.array(z.string()).optional(),
});

type NewSession = z.output<typeof NewSession>;

const halfHour = 30 * 60;
const day = 24 * 60 * 60;
const greatestTotal = 99_999_999;

function expiryOf({ expires_at }: NewSession, created: number) {
  const expiresAt = expires_at ?? created + day;
  if (expiresAt >= created + halfHour - 60 && expiresAt <= created + day + 60) return expiresAt;
  const message =
    "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.";
  throw new ApiFault(400, { type: "invalid_request_error", message, param: "expires_at" });
}

function linesOf({ line_items }: NewSession): SandboxSession["lines"] {
  return line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    name: product_data.name,
    description: product_data.description ?? null,
    unitAmount: unit_amount,
    quantity,
  }));
}

function namesOf(params: NewSession) {
  return {
    metadata: params.metadata,
    intentMetadata: params.payment_intent_data?.metadata ?? {},
    intentDescription: params.payment_intent_data?.description ?? null,
    clientReference: params.client_reference_id ?? null,
    email: params.customer_email ?? null,
    locale: params.locale ?? null,
  };
}

function createSession(act: Act, params: NewSession): SandboxSession {
  const created = Math.floor(act.now / 1_000);
  const session: SandboxSession = {
    id: newId("cs_test", 29),
    created,
    expiresAt: expiryOf(params, created),
    status: "open",
    paymentStatus: "unpaid",
    currency: params.line_items[0]?.price_data.currency ?? "usd",
    lines: linesOf(params),
    ...namesOf(params),
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    intentId: null,
  };
  if (totalOf(session) > greatestTotal) {
    const message = "The amount is too large.";
    throw new ApiFault(400, { type: "invalid_request_error", code: "amount_too_large", message });
  }
  act.state.sessions[session.id] = session;
  return session;
}

const SessionsQuery = listQuery({ payment_intent: z.string().optional(), status: z.string().optional() });
const OneQuery = z.strictObject({ expand: z.array(z.string()).optional() });

export function checkoutApi(desk: SandboxDesk) {
  const { pagesUrl } = desk;
  return new Hono()
    .post("/checkout/sessions", (c) =>
      answerOnce(c, desk, {
        parse: (params) => parseParams(NewSession, params),
        perform: (act, params) =>
          sessionBody(createSession(act, params), { ...act, expand: params.expand ?? [] }),
      }),
    )
    .get("/checkout/sessions", async (c) => {
      const query = SessionsQuery(c.req.url);
      const state = await desk.read();
      const found = Object.values(state.sessions).filter(
        ({ intentId, status }) =>
          (query.payment_intent === undefined || intentId === query.payment_intent) &&
          (query.status === undefined || status === query.status),
      );
      return c.json(
        page("/v1/checkout/sessions", found, query, (session) => sessionBody(session, { pagesUrl, state })),
      );
    })
    .get("/checkout/sessions/:id", async (c) => {
      const { expand = [] } = parseParams(OneQuery, readQuery(c.req.url));
      const state = await desk.read();
      return c.json(sessionBody(findSession(state, c.req.param("id")), { pagesUrl, state, expand }));
    })
    .get("/checkout/sessions/:id/line_items", async (c) =>
      c.json(linesBody(findSession(await desk.read(), c.req.param("id")))),
    )
    .post("/checkout/sessions/:id/expire", (c) =>
      answerOnce(c, desk, {
        parse: (params) => parseParams(OneQuery, params),
        perform: (act) => {
          const session = findSession(act.state, c.req.param("id"));
          if (session.status !== "open") {
            const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
            throw new ApiFault(400, { type: "invalid_request_error", message });
          }
          expireSession(act, session);
          return sessionBody(session, act);
        },
      }),
    );
}
