import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { grants, orders, paymentEvents } from "@/lib/db/schema/billing";
import { practiceItems } from "@/lib/db/schema/practice";
import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { settleOrder } from "@/lib/services/billing/settle-order";
import {
  balance,
  day,
  disputedCard,
  moveBack,
  order,
  paidOrder,
  pay,
  provider,
  reaches,
  sendWebhook,
  signWebhook,
  status,
  withBillingSite,
} from "@/tests/api/billing-site";
import { createUser, runtime, waitFor } from "@/tests/api/harness";
import { answer, createSet, newAddress } from "@/tests/api/practice-calls";

withBillingSite();

function eventText(more: Record<string, unknown> = {}) {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
    object: "event",
    type: "checkout.session.completed",
    livemode: false,
    created: 1,
    data: { object: { id: "cs_test_1", object: "checkout.session", metadata: {} } },
    ...more,
  });
}

async function storedEvent(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row ?? null;
}

const idOf = (payload: string): string => JSON.parse(payload).id;

async function refundsSeen(orderId: string, amount: number) {
  const { database } = await runtime();
  return waitFor(async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
    return row?.refundedAmount === amount ? row : null;
  });
}

async function daysLeft(buyer: Awaited<ReturnType<typeof createUser>>) {
  const { vipEndTime } = await balance(buyer);
  return vipEndTime === null ? 0 : Math.round((Date.parse(vipEndTime) - Date.now()) / day);
}

async function spend(userId: string, kind: "exam" | "correct", times: number) {
  const { database } = await runtime();
  for (let n = 0; n < times; n += 1) {
    const id = `${kind}:${userId}:${n}`;
    await database.db.transaction((tx) => reserveCredit(tx, { id, userId, kind }));
    await settleCredit(database.db, { id, as: "consumed" });
  }
}

test("an event without a signature, with a wrong one, an old one or a changed body has no effect", async () => {
  const payload = eventText();
  const good = await signWebhook(payload);
  const old = await signWebhook(payload, { timestamp: Math.floor(Date.now() / 1_000) - 600 });
  const foreign = await signWebhook(payload, { secret: "whsec_somebody_else" });
  const answers = [
    await sendWebhook(payload),
    await sendWebhook(payload, ""),
    await sendWebhook(payload, "t=1,v1=00"),
    await sendWebhook(payload, foreign),
    await sendWebhook(payload, old),
    await sendWebhook(payload.replace("cs_test_1", "cs_test_2"), good),
  ];
  expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
    answers.map(() => [400, "webhook/signature"]),
  );
  expect(await storedEvent(idOf(payload))).toBeNull();
});

test("an event of live mode is refused in the sandbox", async () => {
  const payload = eventText({ livemode: true });
  expect((await sendWebhook(payload, await signWebhook(payload))).status).toBe(400);
  expect(await storedEvent(idOf(payload))).toBeNull();
});

test("an unknown kind of event is kept and answered with 200", async () => {
  const payload = eventText({
    type: "radar.early_fraud_warning.created",
    data: { object: { object: "warning" } },
  });
  expect((await sendWebhook(payload, await signWebhook(payload))).status).toBe(200);
  const row = await waitFor(async () => {
    const found = await storedEvent(idOf(payload));
    return found?.appliedAt ? found : null;
  });
  expect(row.type).toBe("radar.early_fraud_warning.created");
});

test("what an event claims is not believed: a signed one for an unpaid order grants nothing", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const payload = eventText({
    data: {
      object: {
        id: made.url.split("/").at(-1),
        object: "checkout.session",
        payment_status: "paid",
        metadata: { order_id: made.id },
      },
    },
  });
  await sendWebhook(payload, await signWebhook(payload));
  await waitFor(async () => (await storedEvent(idOf(payload)))?.appliedAt);
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "open" });
  expect(await balance(buyer)).toMatchObject({ examNum: 0 });
});

test("events doubled, at once and in any order grant once", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  const stripe = await provider();
  const events = await stripe.events.list({ limit: 100 });
  const mine = events.data.filter((event) => JSON.stringify(event.data).includes(made.id));
  expect(mine.length).toBeGreaterThan(1);
  const payloads = [...mine, ...mine.toReversed(), ...mine].map((event) => JSON.stringify(event));
  const answers = await Promise.all(payloads.map(async (text) => sendWebhook(text, await signWebhook(text))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const running = await runtime();
  const { db } = running.database;
  await db
    .update(paymentEvents)
    .set({ appliedAt: null })
    .where(sql`payload->>'orderId' = ${made.id}`);
  const again = [...mine, ...mine].map(({ id }) => applyPaymentEvent(running, { eventId: id }));
  // Whoever finds the order held gives up, and its job comes again.
  const results = await Promise.allSettled(again);
  expect(results.some(({ status: outcome }) => outcome === "fulfilled")).toBe(true);
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  expect(await daysLeft(buyer)).toBe(30);
});

test("two purchases at once follow each other", async () => {
  const buyer = await createUser();
  const [month, week] = [await order(buyer, "premium-30d"), await order(buyer, "premium-7d")];
  await Promise.all([pay(month.url), pay(week.url)]);
  await Promise.all([reaches(month.id, "paid"), reaches(week.id, "paid")]);
  expect(await daysLeft(buyer)).toBe(37);
  expect(await balance(buyer)).toMatchObject({ examNum: 6, correctNum: 50 });
});

test("half of the money back takes half of what is left to take", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 995 });
  await refundsSeen(made.id, 995);
  expect(await status(buyer, made.id)).toMatchObject({ code: 1, state: "paid" });
  expect(await balance(buyer)).toMatchObject({ examNum: 2, correctNum: 20 });
  expect(await daysLeft(buyer)).toBe(15);
});

/** Answers one question at each of these moments, in days from now. */
async function practiceOn(buyer: Awaited<ReturnType<typeof createUser>>, days: number[]) {
  const { database } = await runtime();
  const person = { token: buyer.token, userId: buyer.id, address: newAddress() };
  const set = await createSet(person, { type: "read-and-select", size: 5, fresh: true });
  for (const [position, moment] of days.entries()) {
    await answer(person, set.id, position, { saidReal: true });
    await database.db
      .update(practiceItems)
      .set({ answeredAt: new Date(Date.now() + moment * day) })
      .where(and(eq(practiceItems.setId, set.id), eq(practiceItems.position, position)));
  }
}

async function keptOf(orderId: string) {
  const { database } = await runtime();
  const rows = await database.db.select().from(grants).where(eq(grants.orderId, orderId));
  return Object.fromEntries(rows.map(({ kind, qty, revoked }) => [kind, qty - revoked]));
}

test("all of the money back takes every credit that was not used and every day without practice", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await spend(buyer.id, "correct", 3);
  await moveBack(made.id, 10);
  // One answer before the plan, two on its first day, one on its fourth.
  await practiceOn(buyer, [-10.5, -9.9, -9.5, -6.5]);
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "refunded" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
  expect(await keptOf(made.id)).toEqual({ exam: 0, correct: 3, vip: 2 });
});

test("somebody who paid and never practiced gets everything back, however many days have passed", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await moveBack(made.id, 13);
  await practiceOn(buyer, [-14]);
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
  expect(await keptOf(made.id)).toEqual({ exam: 0, correct: 0, vip: 0 });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null });
});

test("the example of the refund policy: six days of practice, four fifths of the price", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await moveBack(made.id, 9);
  await practiceOn(buyer, [-8.5, -7.5, -6.5, -4.5, -3.5]);
  await practiceOn(buyer, [-0.5]);
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 1592 });
  await refundsSeen(made.id, 1592);
  expect(await keptOf(made.id)).toMatchObject({ vip: 6 });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null });
});

test("practice after the refund uses nothing up: settling the order again changes no day", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await moveBack(made.id, 5);
  await practiceOn(buyer, [-4.5, -1.5]);
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
  await practiceOn(buyer, [0.1]);
  await settleOrder(await runtime(), made.id);
  expect(await keptOf(made.id)).toMatchObject({ vip: 2 });
});

test("days taken from a running purchase bring the next one forward to the day of the refund", async () => {
  const buyer = await createUser();
  const month = await paidOrder(buyer, "premium-30d");
  const week = await paidOrder(buyer, "premium-7d");
  await moveBack(month.id, 10);
  await moveBack(week.id, 9);
  await practiceOn(buyer, [-9.5]);
  await (await provider()).refunds.create({ payment_intent: month.paymentId });
  await reaches(month.id, "refunded");
  expect(await daysLeft(buyer)).toBe(7);
});

test("a refund that fails gives everything back", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", "4000 0000 0000 5126");
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  expect(await daysLeft(buyer)).toBe(30);
});

async function disputeOf(paymentId: string) {
  const found = await (await provider()).disputes.list({ payment_intent: paymentId });
  const [dispute] = found.data;
  if (!dispute) throw new Error("There is no dispute.");
  return dispute.id;
}

test("a disputed payment rests and comes back when the dispute is won", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", disputedCard);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
  const evidence = { uncategorized_text: "winning_evidence" };
  await (await provider()).disputes.update(await disputeOf(made.paymentId), { evidence });
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  expect(await daysLeft(buyer)).toBe(30);
});

test("days that a dispute kept from running are given again when it is won", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", disputedCard);
  await moveBack(made.id, 20);
  const evidence = { uncategorized_text: "winning_evidence" };
  await (await provider()).disputes.update(await disputeOf(made.paymentId), { evidence });
  await reaches(made.id, "paid");
  expect(await daysLeft(buyer)).toBeGreaterThanOrEqual(29);
});

test("a lost dispute takes back what was not used", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-30d", disputedCard);
  await (await provider()).disputes.close(await disputeOf(made.paymentId));
  await reaches(made.id, "refunded");
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
});

test("a refund told before the payment itself finds its order", async () => {
  const { database } = await runtime();
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await database.db.update(orders).set({ providerPaymentId: null }).where(eq(orders.id, made.id));
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
});
