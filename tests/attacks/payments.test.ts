import { isNotNull, isNull, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { v4 } from "uuid";

import { paymentEvents } from "@/lib/db/schema/billing";
import { storeEvent } from "@/lib/services/billing/receive-webhook";
import { metrics } from "@/lib/services/operation/metrics";
import { order, pay, reaches, sendWebhook, withBillingSite } from "@/tests/api/billing-site";
import { createUser, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

afterEach(() => void vi.restoreAllMocks());

async function countApplied() {
  const { database } = await runtime();
  return database.db.$count(paymentEvents, isNotNull(paymentEvents.appliedAt));
}

test("a buyer with 640 events delays nobody's payment", async () => {
  const [crowd, stranger] = [await createUser(), await createUser()];
  const many = await order(crowd);
  const one = await order(stranger);
  const current = await runtime();
  for (let sent = 0; sent < 640; sent += 1)
    await storeEvent(current, {
      id: `evt_${v4()}`,
      type: "payment_intent.created",
      livemode: false,
      orderId: many.id,
      checkoutId: null,
      paymentId: null,
    });
  await waitFor(async () => (await countApplied()) > 0);
  const before = await countApplied();
  expect((await pay(one.url)).status).toBe(303);
  await reaches(one.id, "paid");
  expect((await countApplied()) - before).toBeLessThan(200);
  const { db } = current.database;
  expect(await db.$count(paymentEvents, isNull(paymentEvents.appliedAt))).toBeGreaterThan(100);
  await db.update(paymentEvents).set({ appliedAt: sql`now()` });
});

test("the payment page takes 64 KB and no more, said beforehand or not", async () => {
  const { url } = await order(await createUser());
  const large = `number=${"4".repeat(64 * 1_024)}`;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await fetch(url, { method: "POST", headers, body: large })).status).toBe(413);
  const body = new Blob([large]).stream();
  const streamed: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  expect((await fetch(url, streamed)).status).toBe(413);
  const api = new URL("/dev/stripe/v1/checkout/sessions", url);
  expect((await fetch(api, { method: "POST", headers, body: large })).status).toBe(413);
  expect((await pay(url)).status).toBe(303);
});

test("webhooks without a right signature are counted, and the log has one line without a stack", async () => {
  const { log } = await runtime();
  const [warned, failed] = [vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
  const counted = async () => {
    const { values } = await metrics().refusals.get();
    return values.find(({ labels }) => labels.code === "webhook/signature")?.value ?? 0;
  };
  const before = await counted();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendWebhook("{}", index % 2 ? "t=1,v1=00" : undefined)),
  );
  expect(answers.every(({ status }) => status === 400)).toBe(true);
  expect((await counted()) - before).toBe(50);
  expect(warned.mock.calls).toEqual([[{ code: "webhook/signature", calls: 1 }, "calls refused"]]);
  expect(failed).not.toHaveBeenCalled();
});
