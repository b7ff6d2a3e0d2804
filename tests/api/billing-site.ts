import { createServer, type AddressInfo } from "node:net";

import { type Http2Bindings, type HttpBindings, serve, type ServerType } from "@hono/node-server";
import Stripe from "stripe";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";

import { api } from "@/lib/api/app";
import { operation } from "@/lib/api/operation";
import { grants, orders } from "@/lib/db/schema/billing";
import { sandboxAccess } from "@/lib/integrations/stripe/sandbox-access";
import { call, runtime, withRuntime, waitFor } from "@/tests/api/harness";

const settings: Record<string, string> = {};
let server: ServerType | null = null;

/** What stands between the provider and the product in a test. */
export const wire = { webhookIsDown: false };

async function freePort() {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "localhost", resolve));
  const { port }: Pick<AddressInfo, "port"> = addressOf(probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function addressOf(address: string | AddressInfo | null) {
  if (address === null || typeof address === "string") throw new Error("The port is not open.");
  return address;
}

function answer(request: Request, { incoming }: HttpBindings | Http2Bindings): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/dev/"))
    return operation.fetch(request, { peer: incoming.socket.remoteAddress ?? "" });
  if (wire.webhookIsDown && pathname === "/api/stripe/webhook") return new Response("down", { status: 503 });
  return api.fetch(request);
}

/** The API and the payment sandbox on a real port: the SDK's calls and the webhooks travel over HTTP. */
export function withBillingSite() {
  beforeAll(async () => {
    settings.PORT = String(await freePort());
  });
  withRuntime(settings);
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server = serve({ fetch: answer, port: Number(settings.PORT), hostname: "localhost" }, () => resolve());
    });
  });
  afterAll(async () => {
    const open = server;
    await new Promise((resolve) => (open ? open.close(resolve) : resolve(null)));
  });
}

/** The provider's side: refunds, disputes and what it knows, as an operator would use it. */
export async function provider() {
  const { env } = await runtime();
  const access = sandboxAccess(env);
  return new Stripe(access.secretKey, {
    httpClient: Stripe.createFetchHttpClient(access.fetch),
    maxNetworkRetries: 0,
  });
}

export async function signWebhook(payload: string, change: { secret?: string; timestamp?: number } = {}) {
  const { env } = await runtime();
  const { webhookSecret } = sandboxAccess(env);
  return (await provider()).webhooks.generateTestHeaderString({
    payload,
    secret: change.secret ?? webhookSecret,
    ...(change.timestamp === undefined ? {} : { timestamp: change.timestamp }),
  });
}

export function sendWebhook(payload: string, signature?: string) {
  return call("POST", "/stripe/webhook", {
    body: payload,
    headers: signature === undefined ? {} : { "stripe-signature": signature },
  });
}

type Buyer = { id: string; token: string };

export const payUrl = (vipId = "premium-30d") => `/stripe/payUrl?vipId=${vipId}&path=pricing&isMobile=0`;

/** Starts a checkout: the order's id and the page's address. */
export async function order(buyer: Buyer, vipId?: string) {
  const { status, body } = await call("GET", payUrl(vipId), { token: buyer.token });
  if (status !== 200) throw new Error(`The checkout did not start: ${JSON.stringify(body)}`);
  return { id: String(body.data.logVipId), url: String(body.data.url) };
}

const goodCard = { method: "card", number: "4242 4242 4242 4242", expiry: "12/39", code: "123" };

/** Submits the payment page as a browser does. */
export function pay(url: string, fields: Partial<typeof goodCard> = {}) {
  return fetch(url, {
    method: "POST",
    body: new URLSearchParams({ ...goodCard, ...fields }),
    redirect: "manual",
  });
}

export async function status(buyer: Buyer, orderId: string) {
  const { body } = await call("GET", `/stripe/status?logVipId=${orderId}`, { token: buyer.token });
  return body.data;
}

export async function ordersOf({ id }: Buyer) {
  const { database } = await runtime();
  return database.db.select().from(orders).where(eq(orders.userId, id));
}

/** Waits until the order is in this state, without asking the provider. */
export async function reaches(orderId: string, state: typeof orders.$inferSelect.status) {
  const { database } = await runtime();
  return waitFor(async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
    return row?.status === state ? row : null;
  });
}

export async function balance(buyer: Buyer) {
  const { body } = await call("GET", "/account/ledger", { token: buyer.token });
  return body.data.balance;
}

/** Whole days of Premium from now. */
export async function daysLeft(buyer: Buyer) {
  const { vipEndTime } = await balance(buyer);
  return vipEndTime === null ? 0 : Math.round((Date.parse(vipEndTime) - Date.now()) / day);
}

/** Somebody who has bought a plan. */
export async function paidOrder(buyer: Buyer, vipId?: string, card?: string) {
  const made = await order(buyer, vipId);
  await pay(made.url, card ? { number: card } : {});
  const row = await reaches(made.id, card === disputedCard ? "disputed" : "paid");
  if (!row.providerPaymentId) throw new Error("The order does not know its payment.");
  return { ...made, paymentId: row.providerPaymentId };
}

/** As if everything about this order had happened so many days ago. */
export async function moveBack(orderId: string, days: number) {
  const { database } = await runtime();
  const back = sql`${`${days} days`}::interval`;
  await database.db
    .update(grants)
    .set({ startsAt: sql`starts_at - ${back}`, frozenAt: sql`frozen_at - ${back}` })
    .where(eq(grants.orderId, orderId));
}

export const disputedCard = "4000 0000 0000 0259";
export const day = 24 * 60 * 60 * 1_000;
