import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { answers } from "@/lib/db/schema/answers";
import { grants, orders } from "@/lib/db/schema/billing";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { settleOrder } from "@/lib/services/billing/settle-order";
import {
  balance,
  day,
  daysLeft,
  moveBack,
  paidOrder,
  provider,
  reaches,
  status,
  withBillingSite,
} from "@/tests/api/billing-site";
import { createUser, runtime, waitFor } from "@/tests/api/harness";
import { answer, createSet, newAddress } from "@/tests/api/practice-calls";

withBillingSite();

async function refundsSeen(orderId: string, amount: number) {
  const { database } = await runtime();
  return waitFor(async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
    return row?.refundedAmount === amount ? row : null;
  });
}

async function spend(userId: string, kind: "exam" | "correct", times: number) {
  const { database } = await runtime();
  for (let n = 0; n < times; n += 1) {
    const id = `${kind}:${userId}:${n}`;
    await database.db.transaction((tx) => reserveCredit(tx, { id, userId, kind }));
    await settleCredit(database.db, { id, as: "consumed" });
  }
}

/** Answers one question at each of these moments, in days from now. */
async function practiceOn(buyer: Awaited<ReturnType<typeof createUser>>, days: number[]) {
  const { database } = await runtime();
  const person = { token: buyer.token, userId: buyer.id, address: newAddress() };
  const set = await createSet(person, { type: "read-and-select", size: 5, fresh: true });
  for (const [position, moment] of days.entries()) {
    await answer(person, set.id, position, { saidReal: true });
    await database.db
      .update(answers)
      .set({ answeredAt: new Date(Date.now() + moment * day) })
      .where(and(eq(answers.contextId, set.id), eq(answers.position, position)));
  }
}

async function keptOf(orderId: string) {
  const { database } = await runtime();
  const rows = await database.db.select().from(grants).where(eq(grants.orderId, orderId));
  return Object.fromEntries(rows.map(({ kind, qty, revoked }) => [kind, qty - revoked]));
}

test("half of the money back takes half of what is left to take", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 995 });
  await refundsSeen(made.id, 995);
  expect(await status(buyer, made.id)).toMatchObject({ code: 1, state: "paid" });
  expect(await balance(buyer)).toMatchObject({ examNum: 2, correctNum: 20 });
  expect(await daysLeft(buyer)).toBe(15);
});

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

test("a refund told before the payment itself finds its order", async () => {
  const { database } = await runtime();
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await database.db.update(orders).set({ providerPaymentId: null }).where(eq(orders.id, made.id));
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
});
