import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { paymentEvents } from "@/lib/db/schema/billing";
import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import {
  balance,
  daysLeft,
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
  const isMine = sql`payload->>'orderId' = ${made.id}`;
  // A job that still holds the order would turn all calls below away.
  await waitFor(async () => {
    const stored = await db.select().from(paymentEvents).where(isMine);
    return stored.every(({ appliedAt }) => appliedAt !== null);
  });
  await db.update(paymentEvents).set({ appliedAt: null }).where(isMine);
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
