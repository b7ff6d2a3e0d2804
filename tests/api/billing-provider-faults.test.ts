import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { orders } from "@/lib/db/schema/billing";
import { reconcilePayments } from "@/lib/services/billing/reconcile-payments";
import {
  balance,
  order,
  ordersOf,
  pay,
  payUrl,
  reaches,
  status,
  withBillingSite,
  wire,
} from "@/tests/api/billing-site";
import { call, createUser, runtime } from "@/tests/api/harness";

withBillingSite();

async function makeOld(orderId: string) {
  const { database } = await runtime();
  const old = { createdAt: sql`now() - interval '1 hour'`, checkedAt: null };
  await database.db.update(orders).set(old).where(eq(orders.id, orderId));
}

/** An order that is paid while the webhook is down, as it stays until the test is over. */
async function paidUnheard(buyer: Awaited<ReturnType<typeof createUser>>) {
  wire.webhookIsDown = true;
  onTestFinished(() => {
    wire.webhookIsDown = false;
  });
  const made = await order(buyer);
  await pay(made.url);
  return made;
}

test("a lost webhook strands nobody: the status asks the provider", async () => {
  const buyer = await createUser();
  const made = await paidUnheard(buyer);
  await makeOld(made.id);
  expect(await status(buyer, made.id)).toMatchObject({ code: 1, state: "paid" });
  expect(await balance(buyer)).toMatchObject({ examNum: 4 });
});

test("the reconciler finds what no webhook told and nobody asked for", async () => {
  const buyer = await createUser();
  const made = await paidUnheard(buyer);
  await makeOld(made.id);
  await reconcilePayments(await runtime());
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
});

test("a webhook that was down gets its events later", async () => {
  const made = await paidUnheard(await createUser());
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
  const failed = await call("GET", payUrl(), { token: buyer.token });
  payments.createCheckout = works;
  expect([failed.status, failed.body.code]).toEqual([503, "checkout/failed"]);
  const made = await order(buyer);
  expect(await ordersOf(buyer)).toMatchObject([{ id: made.id, status: "open" }]);
});

test("a refusal by the provider ends the order, and the next call makes a new one", async () => {
  const buyer = await createUser();
  const { payments } = await runtime();
  const works = payments.createCheckout;
  payments.createCheckout = (input) => works({ ...input, successUrl: "not an address" });
  const failed = await call("GET", payUrl(), { token: buyer.token });
  payments.createCheckout = works;
  expect([failed.status, failed.body.code]).toEqual([503, "checkout/failed"]);
  const made = await order(buyer);
  expect((await ordersOf(buyer)).map(({ id, status: state }) => [id === made.id, state]).toSorted()).toEqual([
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
  const failed = await call("GET", payUrl(), { token: buyer.token });
  payments.createCheckout = works;
  expect(failed.body.code).toBe("checkout/failed");
});
