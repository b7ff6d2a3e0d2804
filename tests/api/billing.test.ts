import { serve, type ServerType } from "@hono/node-server";
import Stripe from "stripe";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";

import { grants } from "@/lib/db/schema/billing";
import { api } from "@/lib/api/app";
import { sandboxKeys } from "@/lib/integrations/stripe/sandbox/sandbox-keys";
import { readBalance } from "@/lib/services/billing/read-balance";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { answerDev } from "@/lib/services/operation/answer-dev";
import { call, createUser, runtime, waitFor, withRuntime } from "@/tests/api/harness";

const port = 20_000 + Math.floor(Math.random() * 20_000);
const origin = `http://localhost:${port}`;

withRuntime({ PORT: String(port) });

let server: ServerType;
beforeAll(() => {
  const answer = (request: Request) =>
    new URL(request.url).pathname.startsWith("/dev/") ? answerDev(request) : api.fetch(request);
  server = serve({ fetch: answer, port });
});
afterAll(() => {
  server.close();
});

type User = Awaited<ReturnType<typeof createUser>>;

async function startCheckout(user: User, vipId = "premium-7d") {
  const { body } = await call("GET", `/stripe/payUrl?vipId=${vipId}&path=pricing&isMobile=0`, {
    token: user.token,
  });
  return body.data as { logVipId: string; url: string };
}

function pay(url: string, number: string) {
  const form = new URLSearchParams({ method: "card", number, expiry: "12/40", code: "123" });
  return fetch(url, { method: "POST", body: form, redirect: "manual", headers: { origin } });
}

async function status(user: User, logVipId: string) {
  return (await call("GET", `/stripe/status?logVipId=${logVipId}`, { token: user.token })).body.data;
}

async function balance(user: User) {
  const { database, now } = await runtime();
  return readBalance(database.db, user.id, now());
}

test("a paid plan reaches the balance by the provider's signed webhook", async () => {
  const ana = await createUser();
  const { logVipId, url } = await startCheckout(ana);
  expect(url.startsWith(`${origin}/dev/pay/`)).toBe(true);
  expect((await status(ana, logVipId)).code).toBe(0);
  expect((await pay(url, "4242 4242 4242 4242")).status).toBe(303);
  const paid = await waitFor(async () => {
    const order = await status(ana, logVipId);
    return order.code === 1 ? order : null;
  });
  expect(paid).toMatchObject({
    state: "paid",
    id: logVipId,
    amount: 990,
    vipDays: 7,
    examNum: 2,
    correctNum: 10,
    type: "1",
    tag: "",
  });
  expect(await balance(ana)).toMatchObject({ examNum: 2, correctNum: 10, correctUnlimited: false });
  const ledger = await call("GET", "/account/ledger", { token: ana.token });
  expect(ledger.body.data.total).toBe(3);
});

test("a declined card buys nothing", async () => {
  const ana = await createUser();
  const { logVipId, url } = await startCheckout(ana);
  await pay(url, "4000 0000 0000 0002");
  expect((await status(ana, logVipId)).code).toBe(0);
  expect((await balance(ana)).vipEndTime).toBeNull();
});

test("ten presses at once make one order", async () => {
  const ana = await createUser();
  const orders = await Promise.all(Array.from({ length: 10 }, () => startCheckout(ana)));
  expect(new Set(orders.map(({ logVipId }) => logVipId)).size).toBe(1);
  expect(new Set(orders.map(({ url }) => url)).size).toBe(1);
});

test("a webhook without a signature, with a wrong one or an old one changes nothing", async () => {
  const { env } = await runtime();
  const { webhookSecret } = sandboxKeys(env.dataDir);
  const payload = JSON.stringify({
    id: `evt_${v7()}`,
    type: "checkout.session.completed",
    livemode: false,
    data: { object: {} },
  });
  const sign = (secret: string, timestamp: number) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const now = Math.floor(Date.now() / 1_000);
  for (const signature of [undefined, sign("whsec_wrong", now), sign(webhookSecret, now - 3_600)]) {
    const { status: code, body } = await call("POST", "/stripe/webhook", {
      body: payload,
      headers: signature ? { "stripe-signature": signature } : {},
    });
    expect([code, body.code]).toEqual([400, "webhook/signature"]);
  }
});

test("another person's order is not found", async () => {
  const [ana, ben] = [await createUser(), await createUser()];
  const { logVipId } = await startCheckout(ana);
  const { status: code, body } = await call("GET", `/stripe/status?logVipId=${logVipId}`, {
    token: ben.token,
  });
  expect([code, body.code]).toEqual([404, "order/unknown"]);
});

test("a guest, a plan that is not sold and another site are refused", async () => {
  const guest = await createUser({ temp: true });
  const ana = await createUser();
  const path = (vipId: string) => `/stripe/payUrl?vipId=${vipId}&path=pricing&isMobile=0`;
  expect((await call("GET", path("premium-7d"), { token: guest.token })).body.code).toBe(
    "auth/account-needed",
  );
  expect((await call("GET", path("mock-1"), { token: ana.token })).body.code).toBe("plan/unknown");
  const foreign = await call("GET", path("premium-7d"), {
    token: ana.token,
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(foreign.body.code).toBe("request/cross-site");
});

test("sixty acts at once spend three credits, and a released one comes back", async () => {
  const ana = await createUser();
  const { database } = await runtime();
  await database.db
    .insert(grants)
    .values({ id: v7(), userId: ana.id, kind: "exam", qty: 3, source: `test:${v7()}` });
  const ids = Array.from({ length: 60 }, () => v7());
  const spend = (id: string) =>
    database.db
      .transaction((tx) => reserveCredit(tx, { id, userId: ana.id, kind: "exam" }))
      .then(
        () => id,
        () => null,
      );
  const spent = (await Promise.all(ids.map(spend))).filter((id) => id !== null);
  expect(spent).toHaveLength(3);
  expect((await balance(ana)).examNum).toBe(0);
  const [first = ""] = spent;
  expect(await settleCredit(database.db, { id: first, as: "released" })).toBe(true);
  expect(await settleCredit(database.db, { id: first, as: "released" })).toBe(false);
  expect((await balance(ana)).examNum).toBe(1);
});
