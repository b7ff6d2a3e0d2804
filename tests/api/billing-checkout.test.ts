import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { examCreditDays } from "@/lib/core/products";
import { paymentEvents } from "@/lib/db/schema/billing";
import {
  balance,
  day,
  order,
  ordersOf,
  paidOrder,
  pay,
  payUrl,
  reaches,
  status,
  withBillingSite,
} from "@/tests/api/billing-site";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

test("the plans on sale are public, and the same for somebody signed in", async () => {
  const all = await call("GET", "/common/vips");
  expect(all.body.data.map((plan: { vipId: string }) => plan.vipId)).toEqual([
    "premium-3d",
    "premium-7d",
    "premium-30d",
    "premium-90d",
    "mock-1",
    "mock-3",
    "mock-5",
    "mock-10",
  ]);
  expect(all.body.data[0]).not.toHaveProperty("published");
  const own = await call("GET", "/vips", { token: (await createUser()).token });
  expect(own.body).toEqual(all.body);
  expect((await call("GET", "/vips")).status).toBe(401);
});

test("a purchase travels through the payment page and ends in the ledger", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const { env } = await runtime();
  expect(made.url.startsWith(`http://localhost:${env.PORT}/dev/pay/`)).toBe(true);
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
  const ledger = await call("GET", "/account/ledger", { token: buyer.token });
  expect(ledger.body.data.total).toBe(3);
  const { body } = await call("GET", "/userInfo", { token: buyer.token });
  expect(body.user).toMatchObject({ vipEndTime: has.vipEndTime, examNum: 4, correctNum: 40 });
});

test("ten calls at once make one order and one page, and a later call finds it", async () => {
  const buyer = await createUser();
  const calls = await Promise.all(Array.from({ length: 10 }, () => order(buyer)));
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
  expect(new Set(calls.map(({ url }) => url)).size).toBe(1);
  expect(await order(buyer)).toEqual(calls[0]);
  expect(await ordersOf(buyer)).toHaveLength(1);
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
    const answer = await call("GET", payUrl(), { token: buyer.token, headers });
    expect([answer.status, answer.body.code]).toEqual([403, "request/cross-site"]);
  }
  expect((await call("GET", payUrl())).status).toBe(401);
  expect(await ordersOf(buyer)).toHaveLength(0);
  const guest = await createUser({ temp: true });
  expect((await call("GET", payUrl(), { token: guest.token })).body.code).toBe("auth/account-needed");
  const opened = await call("GET", payUrl(), { token: buyer.token });
  expect(opened.headers.get("cache-control")).toBe("no-store");
});

test("a pack brings mock exams and no Premium, and each can be started for 90 days", async () => {
  const buyer = await createUser();
  const { id } = await paidOrder(buyer, "mock-3");
  expect(await status(buyer, id)).toMatchObject({
    ...{ code: 1, amount: 1399, vipDays: 0, examNum: 3, correctNum: 0, type: "4", tag: "" },
  });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 3, correctNum: 0 });
  const { entries, total } = (await call("GET", "/account/ledger", { token: buyer.token })).body.data;
  expect(total).toBe(1);
  expect(entries[0]).toMatchObject({ kind: "exam", change: 3, reason: "purchase", waiting: false });
  expect(Math.round((Date.parse(entries[0].expiresAt) - Date.now()) / day)).toBe(examCreditDays);
  const offers = (await call("GET", "/exams", { token: buyer.token })).body.data.offers;
  expect(offers.find(({ kind }: { kind: string }) => kind === "mock")).toMatchObject({
    ...{ cost: { by: "exam", credits: 1 }, creditsLeft: 3 },
  });
});

test("an unknown plan is refused", async () => {
  const { token } = await createUser();
  const answer = await call("GET", payUrl("premium-1000d"), { token });
  expect([answer.status, answer.body.code]).toEqual([404, "plan/unknown"]);
});

test("another person's order does not exist", async () => {
  const made = await order(await createUser());
  const stranger = await createUser();
  const answer = await call("GET", `/stripe/status?logVipId=${made.id}`, { token: stranger.token });
  expect([answer.status, answer.body.code]).toEqual([404, "order/unknown"]);
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
