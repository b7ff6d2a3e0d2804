import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { orders, paymentEvents } from "@/lib/db/schema/billing";
import { reconcilePayments } from "@/lib/services/billing/reconcile-payments";
import {
  balance,
  day,
  order,
  pay,
  provider,
  reaches,
  status,
  withBillingSite,
  wire,
} from "@/tests/api/billing-site";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

const payUrl = "/stripe/payUrl?vipId=premium-30d&path=pricing&isMobile=0";

async function ordersOf(userId: string) {
  const { database } = await runtime();
  return database.db.select().from(orders).where(eq(orders.userId, userId));
}

async function makeOld(orderId: string) {
  const { database } = await runtime();
  const old = { createdAt: sql`now() - interval '1 hour'`, checkedAt: null };
  await database.db.update(orders).set(old).where(eq(orders.id, orderId));
}

test("the plans on sale are public, and the same for somebody signed in", async () => {
  const all = await call("GET", "/common/vips");
  expect(all.body.data.map((plan: { vipId: string }) => plan.vipId)).toEqual([
    "premium-3d",
    "premium-7d",
    "premium-30d",
    "premium-90d",
  ]);
  expect(all.body.data[0]).not.toHaveProperty("published");
  const own = await call("GET", "/vips", { token: (await createUser()).token });
  expect(own.body).toEqual(all.body);
  expect((await call("GET", "/vips")).status).toBe(401);
});

test("a purchase travels through the payment page and ends in the ledger", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "open" });

  const page = await fetch(made.url);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const answer = await pay(made.url);
  expect(answer.status).toBe(303);
  expect(new URL(answer.headers.get("location") ?? "").pathname).toBe(`/success/${made.id}`);

  await reaches(made.id, "paid");
  expect(await status(buyer, made.id)).toMatchObject({
    code: 1,
    state: "paid",
    id: made.id,
    amount: 1990,
    vipDays: 30,
    examNum: 4,
    correctNum: 40,
    type: "1",
    tag: "",
  });
  const has = await balance(buyer);
  expect(has).toMatchObject({ examNum: 4, correctNum: 40, correctUnlimited: false });
  expect(Math.round((Date.parse(has.vipEndTime) - Date.now()) / day)).toBe(30);
  const { body } = await call("GET", "/userInfo", { token: buyer.token });
  expect(body.user).toMatchObject({ vipEndTime: has.vipEndTime, examNum: 4, correctNum: 40 });
});

test("the payment page speaks the buyer's language and leads back to it", async () => {
  const buyer = await createUser();
  const { body } = await call("GET", payUrl, { token: buyer.token, headers: { locale: "ja" } });
  const page = await (await fetch(body.data.url)).text();
  expect(page).toContain('<html lang="ja">');
  expect(page).toMatch(/href="[^"]*\/ja\/pricing"/);
  const answer = await pay(body.data.url);
  expect(new URL(answer.headers.get("location") ?? "").pathname).toBe(`/ja/success/${body.data.logVipId}`);
});

test("ten calls at once make one order and one page, and a later call finds it", async () => {
  const buyer = await createUser();
  const calls = await Promise.all(Array.from({ length: 10 }, () => order(buyer)));
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
  expect(new Set(calls.map(({ url }) => url)).size).toBe(1);
  expect(await order(buyer)).toEqual(calls[0]);
  expect(await ordersOf(buyer.id)).toHaveLength(1);
  expect((await order(buyer, "premium-7d")).id).not.toBe(calls[0]?.id);
});

test("a call from another site, a prefetch and a call without the header start nothing", async () => {
  const buyer = await createUser();
  const refused = [
    { "sec-fetch-site": "cross-site" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { origin: "https://evil.example" },
  ];
  for (const headers of refused) {
    const answer = await call("GET", payUrl, { token: buyer.token, headers });
    expect([answer.status, answer.body.code]).toEqual([403, "request/cross-site"]);
  }
  expect((await call("GET", payUrl)).status).toBe(401);
  expect(await ordersOf(buyer.id)).toHaveLength(0);
  const guest = await createUser({ temp: true });
  expect((await call("GET", payUrl, { token: guest.token })).body.code).toBe("auth/account-needed");
  const opened = await call("GET", payUrl, { token: buyer.token });
  expect(opened.headers.get("cache-control")).toBe("no-store");
});

test("an unknown plan and one that is not sold are refused", async () => {
  const { token } = await createUser();
  for (const vipId of ["premium-1000d", "mock-1"]) {
    const answer = await call("GET", `/stripe/payUrl?vipId=${vipId}&path=pricing&isMobile=0`, { token });
    expect([answer.status, answer.body.code]).toEqual([404, "plan/unknown"]);
  }
});

test("another person's order does not exist", async () => {
  const made = await order(await createUser());
  const stranger = await createUser();
  const answer = await call("GET", `/stripe/status?logVipId=${made.id}`, { token: stranger.token });
  expect([answer.status, answer.body.code]).toEqual([404, "order/unknown"]);
});

test("a declined card says why, leaves the order open, and another card pays it", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const declined = await pay(made.url, { number: "4000 0000 0000 0002" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('role="alert"');
  expect((await pay(made.url, { number: "4000 0000 0000 9995" })).status).toBe(402);
  expect((await pay(made.url, { expiry: "01/20" })).status).toBe(402);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0 });
  expect((await pay(made.url)).status).toBe(303);
  await reaches(made.id, "paid");
});

test("a page submitted twice pays once", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const answers = await Promise.all([pay(made.url), pay(made.url), pay(made.url)]);
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  const sessions = await (await provider()).checkout.sessions.list({ status: "complete", limit: 100 });
  expect(sessions.data.filter(({ client_reference_id: id }) => id === made.id)).toHaveLength(1);
});

test("a bank transfer is pending until it arrives", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  expect((await pay(made.url, { method: "bank-arrives" })).status).toBe(303);
  await reaches(made.id, "pending");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "pending" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0 });
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4 });
});

test("a bank transfer that fails grants nothing, and the plan can be bought again", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  await pay(made.url, { method: "bank-fails" });
  await reaches(made.id, "failed");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "failed" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
  expect((await order(buyer)).id).not.toBe(made.id);
});

test("a page that has expired charges nothing, and the next call opens a new one", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const sessionId = made.url.split("/").at(-1) ?? "";
  await (await provider()).checkout.sessions.expire(sessionId);
  expect((await fetch(made.url)).status).toBe(410);
  expect((await pay(made.url)).status).toBe(410);
  await reaches(made.id, "expired");
  expect((await order(buyer)).id).not.toBe(made.id);
});

test("leaving by cancel keeps the page open for another try", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const page = await (await fetch(made.url)).text();
  expect(page).toMatch(/href="[^"]*\/pricing"/);
  expect(await order(buyer)).toEqual(made);
});

test("a lost webhook strands nobody: the status asks the provider", async () => {
  wire.webhookIsDown = true;
  try {
    const buyer = await createUser();
    const made = await order(buyer);
    await pay(made.url);
    await makeOld(made.id);
    expect(await status(buyer, made.id)).toMatchObject({ code: 1, state: "paid" });
    expect(await balance(buyer)).toMatchObject({ examNum: 4 });
  } finally {
    wire.webhookIsDown = false;
  }
});

test("the reconciler finds what no webhook told and nobody asked for", async () => {
  wire.webhookIsDown = true;
  try {
    const buyer = await createUser();
    const made = await order(buyer);
    await pay(made.url);
    await makeOld(made.id);
    await reconcilePayments(await runtime());
    await reaches(made.id, "paid");
    expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  } finally {
    wire.webhookIsDown = false;
  }
});

test("a webhook that was down gets its events later", async () => {
  wire.webhookIsDown = true;
  const buyer = await createUser();
  const made = await order(buyer);
  await pay(made.url);
  wire.webhookIsDown = false;
  await reaches(made.id, "paid");
});

test("a payment that differs from its order grants nothing and waits for a person", async () => {
  const { database } = await runtime();
  const buyer = await createUser();
  const made = await order(buyer);
  await database.db.update(orders).set({ amount: 9_999 }).where(eq(orders.id, made.id));
  await pay(made.url);
  await reaches(made.id, "review");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "pending" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
});

test("without an answer of the provider the call fails plainly and the next one goes on with the same order", async () => {
  const buyer = await createUser();
  const { payments } = await runtime();
  const works = payments.createCheckout;
  payments.createCheckout = () => Promise.reject(new Error("connection lost"));
  const failed = await call("GET", payUrl, { token: buyer.token });
  payments.createCheckout = works;
  expect([failed.status, failed.body.code]).toEqual([503, "checkout/failed"]);
  const made = await order(buyer);
  expect(await ordersOf(buyer.id)).toMatchObject([{ id: made.id, status: "open" }]);
});

test("a refusal by the provider ends the order, and the next call makes a new one", async () => {
  const buyer = await createUser();
  const { payments } = await runtime();
  const works = payments.createCheckout;
  payments.createCheckout = (input) => works({ ...input, successUrl: "not an address" });
  const failed = await call("GET", payUrl, { token: buyer.token });
  payments.createCheckout = works;
  expect([failed.status, failed.body.code]).toEqual([503, "checkout/failed"]);
  const made = await order(buyer);
  expect(
    (await ordersOf(buyer.id)).map(({ id, status: state }) => [id === made.id, state]).toSorted(),
  ).toEqual([
    [false, "failed"],
    [true, "open"],
  ]);
});

test("a link that leads elsewhere is not handed out", async () => {
  const buyer = await createUser();
  const { payments } = await runtime();
  expect(payments.isPaymentUrl("https://evil.example/dev/pay/1")).toBe(false);
  const works = payments.createCheckout;
  payments.createCheckout = async (input) => ({ ...(await works(input)), url: "https://evil.example/pay" });
  const failed = await call("GET", payUrl, { token: buyer.token });
  payments.createCheckout = works;
  expect(failed.body.code).toBe("checkout/failed");
});

test("every event of a purchase is kept and applied", async () => {
  const { database } = await runtime();
  const buyer = await createUser();
  const made = await order(buyer);
  await pay(made.url);
  await reaches(made.id, "paid");
  const events = await waitFor(async () => {
    const rows = await database.db
      .select()
      .from(paymentEvents)
      .where(sql`payload->>'orderId' = ${made.id}`);
    return rows.length === 2 && rows.every(({ appliedAt }) => appliedAt) ? rows : null;
  });
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
});
