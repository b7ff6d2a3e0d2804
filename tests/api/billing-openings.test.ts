import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeEach, expect, test } from "vitest";

import { examCreditDays } from "@/lib/core/products";
import { creditOpenings, grants } from "@/lib/db/schema/billing";
import { openCredits } from "@/lib/services/billing/open-credits";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import {
  balance,
  day,
  moveBack,
  paidOrder,
  provider,
  reaches,
  withBillingSite,
} from "@/tests/api/billing-site";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";

withBillingSite();

const database = async () => (await runtime()).database.db;

beforeEach(async () => {
  await (await database()).delete(creditOpenings);
});

type Buyer = Awaited<ReturnType<typeof createUser>>;
type Entry = {
  kind: string;
  reason: string;
  change: number;
  unlimited: boolean;
  waiting: boolean;
  validDays: number | null;
  expiresAt: string | null;
};

async function entriesOf(buyer: Buyer): Promise<Entry[]> {
  const { body } = await call("GET", "/account/ledger?size=50", { token: buyer.token });
  return body.data.entries;
}

const bought = (kind: string) => (entry: Entry) => entry.reason === "purchase" && entry.kind === kind;

/** As if the features had opened so many days ago. */
async function openDaysAgo(days: number) {
  const db = await database();
  await openCredits(db, { inPreparation: [] });
  await db.update(creditOpenings).set({ openedAt: sql`now() - make_interval(days => ${days})` });
}

async function openedAt(kind: "exam" | "correct") {
  const db = await database();
  const [row] = await db.select().from(creditOpenings).where(eq(creditOpenings.kind, kind));
  return row?.openedAt ?? null;
}

async function correct(buyer: Buyer) {
  const id = v7();
  const db = await database();
  await db.transaction((tx) => reserveCredit(tx, { id, userId: buyer.id, kind: "correct" }));
}

test("what is in preparation stays closed when the product starts", async () => {
  const inPreparation = ["mock-exam", "writing-correction", "speaking-correction"] as const;
  expect(await openCredits(await database(), { inPreparation })).toEqual([]);
  expect(await openedAt("correct")).toBeNull();
});

test("credits bought before the opening do not expire, however long they wait", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await moveBack(made.id, 400);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 4, correctNum: 40 });
  const exam = (await entriesOf(buyer)).find(bought("exam"));
  expect(exam).toMatchObject({ waiting: true, validDays: examCreditDays, expiresAt: null });
});

test("credits for corrections open with writing alone, and speaking moves nothing later", async () => {
  const db = await database();
  const inPreparation = ["mock-exam", "speaking-correction"] as const;
  expect(await openCredits(db, { inPreparation })).toEqual(["correct"]);
  const first = await openedAt("correct");
  expect(await openCredits(db, { inPreparation: ["mock-exam"] })).toEqual([]);
  expect(await openedAt("correct")).toEqual(first);
  expect(await openedAt("exam")).toBeNull();
});

test("their time begins with the opening, and opening again moves nothing", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer);
  await moveBack(made.id, 400);
  const db = await database();
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => openCredits(db, { inPreparation: ["writing-correction"] })),
  );
  expect(results.flat()).toEqual(["exam"]);
  const first = await openedAt("exam");
  expect(await openCredits(db, { inPreparation: [] })).toEqual(["correct"]);
  expect(await openedAt("exam")).toEqual(first);
  const exam = (await entriesOf(buyer)).find(bought("exam"));
  const end = (first?.getTime() ?? 0) + examCreditDays * day;
  expect(exam).toMatchObject({ waiting: false, expiresAt: new Date(end).toISOString() });
});

test("after the opening a credit lives from its purchase, and an old one dies 90 days after the opening", async () => {
  const buyer = await createUser();
  const old = await paidOrder(buyer, "premium-30d");
  await moveBack(old.id, 200);
  await openDaysAgo(examCreditDays - 1);
  await paidOrder(buyer, "premium-7d");
  expect(await balance(buyer)).toMatchObject({ examNum: 6 });
  await openDaysAgo(examCreditDays + 1);
  expect(await balance(buyer)).toMatchObject({ examNum: 2, correctNum: 50 });
  const expired = (await entriesOf(buyer)).filter(({ reason }) => reason === "expired");
  expect(expired).toMatchObject([{ kind: "exam", change: -4 }]);
});

test("the unlimited correction of a Pro plan waits for the opening and then runs for the days of the plan", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-90d");
  await moveBack(made.id, 100);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, correctUnlimited: true, correctNum: 0 });
  const pro = (await entriesOf(buyer)).find(bought("correct"));
  expect(pro).toMatchObject({ change: 90, unlimited: true, waiting: true, expiresAt: null });
  await openDaysAgo(89);
  expect(await balance(buyer)).toMatchObject({ correctUnlimited: true });
  await correct(buyer);
  await openDaysAgo(91);
  expect(await balance(buyer)).toMatchObject({ correctUnlimited: false });
  await expect(correct(buyer)).rejects.toMatchObject({ code: "credit/insufficient" });
});

test("two Pro plans bought before the opening follow each other", async () => {
  const buyer = await createUser();
  for (const made of [await paidOrder(buyer, "premium-90d"), await paidOrder(buyer, "premium-90d")])
    await moveBack(made.id, 300);
  await openDaysAgo(179);
  expect(await balance(buyer)).toMatchObject({ correctUnlimited: true });
  await openDaysAgo(181);
  expect(await balance(buyer)).toMatchObject({ correctUnlimited: false });
});

test("a refund takes waiting credits in proportion, and what is left begins with the opening", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-90d");
  await (await provider()).refunds.create({ payment_intent: made.paymentId, amount: 1995 });
  await waitFor(async () => (await balance(buyer)).examNum === 5);
  await moveBack(made.id, 400);
  await openDaysAgo(44);
  expect(await balance(buyer)).toMatchObject({ examNum: 5, correctUnlimited: true });
  await openDaysAgo(46);
  expect(await balance(buyer)).toMatchObject({ examNum: 5, correctUnlimited: false });
});

test("a plan that was paid back leaves nothing waiting, also when some of its days were used", async () => {
  const buyer = await createUser();
  const made = await paidOrder(buyer, "premium-90d");
  await moveBack(made.id, 3);
  await correct(buyer);
  await (await provider()).refunds.create({ payment_intent: made.paymentId });
  await reaches(made.id, "refunded");
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctUnlimited: false });
  const db = await database();
  const rows = await db.select().from(grants).where(eq(grants.orderId, made.id));
  expect(rows.find(({ kind }) => kind === "vip")).toMatchObject({ qty: 90, revoked: 89 });
  await openDaysAgo(1);
  expect(await balance(buyer)).toMatchObject({ examNum: 0, correctUnlimited: false });
});
