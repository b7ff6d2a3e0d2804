import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 } from "uuid";

import { answers } from "@/lib/db/schema/answers";
import { orders } from "@/lib/db/schema/billing";
import { withdrawals } from "@/lib/db/schema/receipts";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import { reconcilePayments } from "@/lib/services/billing/reconcile-payments";
import { settleWithdrawal } from "@/lib/services/billing/settle-withdrawal";
import { limitRules } from "@/lib/services/operation/limits";
import {
  balance,
  day,
  disputedCard,
  moveBack,
  order,
  paidOrder,
  pay,
  payUrl,
  provider,
  reaches,
  withBillingSite,
} from "@/tests/api/billing-site";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";
import { answer, createSet, newAddress } from "@/tests/api/practice-calls";

withBillingSite();

type Buyer = Awaited<ReturnType<typeof createUser>>;

const statement = (buyer: Buyer) => ({ name: "Mina Sato", email: buyer.email, locale: "en" });
const withdraw = (buyer: Buyer, orderId: string, change: object = {}) =>
  call("POST", `/account/orders/${orderId}/withdrawal`, {
    token: buyer.token,
    body: { ...statement(buyer), ...change },
  });
const byPage = (change: object, peer = newAddress()) =>
  call("POST", "/common/withdrawal", {
    peer,
    body: { name: "Mina Sato", order: v7(), locale: "en", website: "", ...change },
  });

async function agreedOrder(buyer: Buyer) {
  const { body } = await call("GET", `${payUrl()}&agreement=2026-11`, { token: buyer.token });
  await pay(body.data.url);
  const row = await reaches(body.data.logVipId, "paid");
  return { id: row.id, paymentId: row.providerPaymentId ?? "" };
}

async function refundsOf(paymentId: string) {
  const { data } = await (await provider()).refunds.list({ payment_intent: paymentId });
  return data.map(({ amount }) => amount);
}

async function rowOf(orderId: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  return row ?? null;
}

const ends = (orderId: string, state: string) =>
  waitFor(async () => {
    const row = await rowOf(orderId);
    return row?.state === state && row;
  });

async function mailTo(address: string, subject: RegExp) {
  return waitFor(async () => {
    const all = await readOutbox((await runtime()).files("outbox"), 200);
    return all.find((mail) => mail.to === address && subject.test(mail.subject));
  });
}

/** Practises on the first day of the plan. */
async function practise(buyer: Buyer, daysAgo: number) {
  const { database } = await runtime();
  const person = { token: buyer.token, userId: buyer.id, address: newAddress() };
  const set = await createSet(person, { type: "read-and-select", size: 5, fresh: true });
  await answer(person, set.id, 0, { saidReal: true });
  await database.db
    .update(answers)
    .set({ answeredAt: new Date(Date.now() - daysAgo * day) })
    .where(eq(answers.contextId, set.id));
}

test("withdrawing is acknowledged at once with day, time and content, and the whole price goes back", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  const { status, body } = await withdraw(buyer, made.id);
  expect([status, body.data.refund]).toEqual([200, 1990]);
  const mail = await mailTo(buyer.email, /withdrawal/);
  for (const part of ["Mina Sato", made.id, "UTC", "I withdraw from the contract"])
    expect(mail.text).toContain(part);
  await reaches(made.id, "refunded");
  await ends(made.id, "refunded");
  expect(await refundsOf(made.paymentId)).toEqual([1990]);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
  await mailTo(buyer.email, /^Credit note/);
});

test("who asked us to begin at once pays for what they used, and who was never asked pays for nothing", async () => {
  const [asked, never] = [await createUser(), await createUser()];
  const [first, second] = [await agreedOrder(asked), await paidOrder(never)];
  for (const [buyer, made] of [
    [asked, first],
    [never, second],
  ] as const) {
    await moveBack(made.id, 9);
    await practise(buyer, 8.5);
  }
  const { body } = await call("GET", "/account/orders", { token: asked.token });
  expect(body.data[0].offer.refund).toBe(1990 - Math.floor(1990 / 30));
  expect((await withdraw(asked, first.id)).body.data.refund).toBe(1990 - Math.floor(1990 / 30));
  expect((await withdraw(never, second.id)).body.data.refund).toBe(1990);
  await ends(first.id, "refunded");
  expect(await refundsOf(first.paymentId)).toEqual([1990 - Math.floor(1990 / 30)]);
});

test("twenty withdrawals at once are one: one declaration, one refund, one mail", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  const all = await Promise.all(Array.from({ length: 20 }, () => withdraw(buyer, made.id)));
  expect(new Set(all.map(({ status, body }) => `${status} ${body.data?.declaredAt}`)).size).toBe(1);
  const row = await ends(made.id, "refunded");
  const current = await runtime();
  await Promise.all([1, 2, 3].map(() => settleWithdrawal(current, { withdrawalId: row.id })));
  expect(await refundsOf(made.paymentId)).toEqual([1990]);
  const mails = await readOutbox(current.files("outbox"), 200);
  expect(
    mails.filter(({ to, subject }) => to === buyer.email && /your withdrawal/.test(subject)),
  ).toHaveLength(1);
});

test("a refund by the operator while somebody withdraws sends no money back twice", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 1000 });
  await withdraw(buyer, made.id);
  await waitFor(async () => ["refunded", "by-hand"].includes((await rowOf(made.id))?.state ?? ""));
  const sum = (await refundsOf(made.paymentId)).reduce((total, amount) => total + amount, 0);
  expect(sum).toBeLessThanOrEqual(1990);
});

test("after fourteen days, without a payment, of somebody else and by strangers it is refused", async () => {
  const [buyer, other, guest] = [await createUser(), await createUser(), await createUser({ temp: true })];
  const made = await agreedOrder(buyer);
  const { database } = await runtime();
  const paidDaysAgo = (days: number) =>
    database.db
      .update(orders)
      .set({ paidAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(orders.id, made.id));
  await paidDaysAgo(15);
  expect((await withdraw(buyer, made.id)).body.code).toBe("order/not-withdrawable");
  const { body } = await call("GET", "/account/orders", { token: buyer.token });
  expect(body.data[0].offer).toBeNull();
  const unpaid = await order(buyer, "premium-7d");
  expect((await withdraw(buyer, unpaid.id)).body.code).toBe("order/not-withdrawable");
  expect((await withdraw(other, made.id)).body.code).toBe("order/unknown");
  expect((await withdraw({ ...buyer, token: guest.token }, made.id)).body.code).toBe("auth/account-needed");
  expect((await withdraw({ ...buyer, token: "" }, made.id)).body.code).toBe("session/missing");
  expect((await withdraw(buyer, made.id, { name: "See https://example.com" })).body.code).toBe(
    "request/invalid",
  );
  await paidDaysAgo(14);
  expect((await withdraw(buyer, made.id)).status).toBe(200);
});

test("without a session the right number and address are enough, and the answer never tells whether they were right", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  const stranger = `stranger-${v7()}@example.com`;
  const right = await byPage({ order: made.id, email: buyer.email.toUpperCase() });
  const wrong = await byPage({ order: made.id, email: stranger });
  expect(right.status).toBe(200);
  expect(Object.keys(right.body.data)).toEqual(Object.keys(wrong.body.data));
  const [one, other] = [
    await mailTo(buyer.email, /your withdrawal/),
    await mailTo(stranger, /your withdrawal/),
  ];
  expect(one.subject).toBe(other.subject);
  await ends(made.id, "refunded");
  expect(await refundsOf(made.paymentId)).toEqual([1990]);
  const { database, env } = await runtime();
  const [unknown] = await database.db.select().from(withdrawals).where(eq(withdrawals.email, stranger));
  expect(unknown?.orderId).toBeNull();
  await waitFor(async () => {
    const all = await readOutbox((await runtime()).files("outbox"), 200);
    return all.find(({ to, replyTo }) => to === env.contactEmail && replyTo === stranger);
  });
});

test("a receipt's number, which can be guessed, is for people to judge", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  const { body } = await call("GET", "/account/orders", { token: buyer.token });
  await byPage({ order: body.data[0].receipts[0].number, email: buyer.email });
  const { database } = await runtime();
  await waitFor(async () => {
    const [row] = await database.db.select().from(withdrawals).where(eq(withdrawals.email, buyer.email));
    return row?.state === "by-hand" && row.forwardedAt;
  });
  expect(await refundsOf(made.paymentId)).toEqual([]);
});

test("the page without a session is limited, by address and by mailbox", async () => {
  const peer = newAddress();
  for (let times = 0; times < 10; times += 1)
    expect((await byPage({ email: `many-${v7()}@example.com` }, peer)).status).toBe(200);
  expect((await byPage({ email: `many-${v7()}@example.com` }, peer)).body.code).toBe("request/too-many");
  const email = `one-${v7()}@example.com`;
  for (let times = 0; times < limitRules["withdraw.email"].points; times += 1) await byPage({ email });
  expect((await byPage({ email })).body.code).toBe("request/too-many");
  expect((await byPage({ email: `a-${v7()}@example.com`, website: "x" })).body.code).toBe("request/invalid");
});

test("while a bank disputes the payment the withdrawal waits, and nothing is sent back twice", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", disputedCard);
  expect((await withdraw(buyer, made.id)).body.data).toMatchObject({ state: "waiting", refund: null });
  const [dispute] = (await (await provider()).disputes.list({ payment_intent: made.paymentId })).data;
  await (
    await provider()
  ).disputes.update(dispute?.id ?? "", {
    evidence: { uncategorized_text: "winning_evidence" },
    submit: true,
  });
  const { database } = await runtime();
  // A settlement that was still on its way may send the money back as soon as the dispute is won.
  await waitFor(async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, made.id));
    return row?.status === "paid" || row?.status === "refunded";
  });
  await database.db
    .update(withdrawals)
    .set({ declaredAt: sql`now() - interval '2 minutes'` })
    .where(eq(withdrawals.orderId, made.id));
  await reconcilePayments(await runtime());
  await ends(made.id, "refunded");
  expect(await refundsOf(made.paymentId)).toEqual([1990]);
});

test("a refund that the bank sends back is given to people", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", "4000 0000 0000 5126");
  await withdraw(buyer, made.id);
  await ends(made.id, "by-hand");
  await reaches(made.id, "paid");
});

test("the agreement to begin at once is written into the order, with its wording and its time", async () => {
  const buyer = await createUser();
  const made = await agreedOrder(buyer);
  const { database } = await runtime();
  const [row] = await database.db.select().from(orders).where(eq(orders.id, made.id));
  expect(row).toMatchObject({ agreement: "2026-11", agreedAt: expect.any(Date) });
  const other = await call("GET", `${payUrl()}&agreement=1999-01`, { token: buyer.token });
  expect(other.body.code).toBe("request/invalid");
});
