import { expect, test } from "vitest";

import {
  balance,
  daysLeft,
  disputedCard,
  moveBack,
  paidOrder,
  provider,
  reaches,
  withBillingSite,
} from "@/tests/api/billing-site";
import { createUser } from "@/tests/api/harness";

withBillingSite();

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
