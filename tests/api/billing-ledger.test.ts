import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { unlimitedADay } from "@/lib/core/correction-costs";
import { creditOpenings, grants, uses } from "@/lib/db/schema/billing";
import { readBalance } from "@/lib/services/billing/read-balance";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { sweepLedger } from "@/lib/services/billing/sweep-ledger";
import { call, createUser, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);

async function give(
  userId: string,
  grant: Partial<typeof grants.$inferInsert> & { kind: "exam" | "correct" | "vip"; qty: number },
) {
  const { database } = await runtime();
  const id = v7();
  await database.db.insert(grants).values({ id, userId, source: `test:${id}`, ...grant });
  return id;
}

/** As if credits of this kind could be used for a year. */
async function openLongAgo(kind: "exam" | "correct") {
  const { database } = await runtime();
  await database.db
    .insert(creditOpenings)
    .values({ kind, openedAt: inDays(-365) })
    .onConflictDoUpdate({ target: creditOpenings.kind, set: { openedAt: inDays(-365) } });
}

async function reserve(userId: string, id: string = v7(), kind: "exam" | "correct" = "correct") {
  const { database } = await runtime();
  await database.db.transaction((tx) => reserveCredit(tx, { id, userId, kind }));
  return id;
}

async function has(userId: string) {
  return readBalance((await runtime()).database.db, userId, new Date());
}

async function grantOfUse(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(uses).where(eq(uses.id, id));
  return row?.grantId;
}

// Without the lock one round in five still comes out right by luck.
test.each([1, 2, 3, 4, 5])("sixty acts at once on three credits: exactly three (round %i)", async () => {
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 3 });
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => reserve(id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(["credit/insufficient"]));
  expect(await has(id)).toMatchObject({ correctNum: 0 });
});

test("the same act, repeated and at once, costs one credit", async () => {
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 3 });
  const act = v7();
  await Promise.all(Array.from({ length: 10 }, () => reserve(id, act)));
  expect(await has(id)).toMatchObject({ correctNum: 2 });
});

test("another person's act is not theirs to repeat", async () => {
  const [one, other] = [await createUser(), await createUser()];
  await give(one.id, { kind: "correct", qty: 1 });
  await give(other.id, { kind: "correct", qty: 1 });
  const act = await reserve(one.id);
  await expect(reserve(other.id, act)).rejects.toMatchObject({ code: "credit/insufficient" });
  expect(await has(other.id)).toMatchObject({ correctNum: 1 });
});

test("what expires first is spent first, and what has expired not at all", async () => {
  const { id } = await createUser();
  await openLongAgo("exam");
  const forever = await give(id, { kind: "exam", qty: 1 });
  const late = await give(id, { kind: "exam", qty: 1, validDays: 90, startsAt: inDays(-40) });
  const soon = await give(id, { kind: "exam", qty: 1, validDays: 90, startsAt: inDays(-85) });
  await give(id, { kind: "exam", qty: 9, validDays: 90, startsAt: inDays(-91) });
  expect(await has(id)).toMatchObject({ examNum: 3, correctNum: 0 });
  const spent = [
    await reserve(id, v7(), "exam"),
    await reserve(id, v7(), "exam"),
    await reserve(id, v7(), "exam"),
  ];
  expect(await Promise.all(spent.map(grantOfUse))).toEqual([soon, late, forever]);
  await expect(reserve(id, v7(), "exam")).rejects.toMatchObject({ code: "credit/insufficient" });
});

test("a failed act gives its credit back, a finished one keeps it, and neither changes afterwards", async () => {
  const { database } = await runtime();
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 2 });
  const [failed, finished] = [await reserve(id), await reserve(id)];
  expect(await settleCredit(database.db, { id: failed, as: "released" })).toBe(true);
  expect(await settleCredit(database.db, { id: finished, as: "consumed" })).toBe(true);
  expect(await settleCredit(database.db, { id: failed, as: "consumed" })).toBe(false);
  expect(await settleCredit(database.db, { id: finished, as: "released" })).toBe(false);
  expect(await has(id)).toMatchObject({ correctNum: 1 });
});

test("an act that was given up and is tried again costs a credit again", async () => {
  const { database } = await runtime();
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 1 });
  const act = await reserve(id);
  await settleCredit(database.db, { id: act, as: "released" });
  await reserve(id, act);
  expect(await has(id)).toMatchObject({ correctNum: 0 });
});

test("the sweeper gives back what no act ended", async () => {
  const { database } = await runtime();
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 2 });
  const [orphan] = [await reserve(id), await reserve(id)];
  await database.db
    .update(uses)
    .set({ createdAt: sql`now() - interval '3 days'` })
    .where(eq(uses.id, orphan));
  await sweepLedger(await runtime());
  expect(await has(id)).toMatchObject({ correctNum: 1 });
});

test("a Pro plan corrects without counting while it runs, and leaves the credits alone", async () => {
  const { id } = await createUser();
  await give(id, { kind: "vip", qty: 30, unlimited: true });
  await give(id, { kind: "correct", qty: 1 });
  expect(await has(id)).toMatchObject({ correctUnlimited: true, correctNum: 1 });
  for (let n = 0; n < 5; n += 1) await reserve(id);
  expect(await has(id)).toMatchObject({ correctNum: 1 });
});

test("beyond fair use a Pro plan spends credits, and without one it is not said that there is no credit", async () => {
  const { id } = await createUser();
  const grantId = await give(id, { kind: "vip", qty: 30, unlimited: true });
  const { database } = await runtime();
  const spent = { grantId, userId: id, kind: "correct", status: "consumed" } as const;
  await database.db
    .insert(uses)
    .values(Array.from({ length: unlimitedADay }, () => ({ id: `test:${v7()}`, ...spent })));
  await expect(reserve(id)).rejects.toMatchObject({ code: "credit/fair-use" });
  await give(id, { kind: "correct", qty: 1 });
  await reserve(id);
  expect(await has(id)).toMatchObject({ correctNum: 0 });
});

test("an ended Pro plan corrects nothing", async () => {
  const { id } = await createUser();
  await give(id, { kind: "vip", qty: 3, unlimited: true, startsAt: inDays(-4) });
  expect(await has(id)).toMatchObject({ vipEndTime: null, correctUnlimited: false });
  await expect(reserve(id)).rejects.toMatchObject({ code: "credit/insufficient" });
});

test("frozen credits cannot be spent", async () => {
  const { id } = await createUser();
  await give(id, { kind: "correct", qty: 5, frozenAt: new Date() });
  await expect(reserve(id)).rejects.toMatchObject({ code: "credit/insufficient" });
});

test("the ledger tells every movement, a page at a time, and only one's own", async () => {
  const buyer = await createUser();
  await openLongAgo("exam");
  const longAgo = { startsAt: inDays(-91), createdAt: inDays(-91) };
  await give(buyer.id, { kind: "exam", qty: 4, validDays: 90, ...longAgo });
  await give(buyer.id, {
    kind: "correct",
    qty: 10,
    revoked: 5,
    revokedAt: new Date(),
    createdAt: inDays(-2),
  });
  await give(buyer.id, { kind: "vip", qty: 30, createdAt: inDays(-2) });
  await reserve(buyer.id);
  const all = await call("GET", "/account/ledger", { token: buyer.token });
  const lines = all.body.data.entries.map((entry: { kind: string; reason: string; change: number }) => [
    entry.kind,
    entry.reason,
    entry.change,
  ]);
  expect(lines).toHaveLength(6);
  expect(lines).toEqual(
    expect.arrayContaining([
      ["exam", "purchase", 4],
      ["exam", "expired", -4],
      ["correct", "purchase", 10],
      ["correct", "refund", -5],
      ["correct", "use", -1],
      ["vip", "purchase", 30],
    ]),
  );
  expect(all.body.data).toMatchObject({ total: 6, page: 1, balance: { examNum: 0, correctNum: 4 } });
  const third = await call("GET", "/account/ledger?page=3&size=2", { token: buyer.token });
  expect(third.body.data.entries).toHaveLength(2);
  const beyond = await call("GET", "/account/ledger?page=9&size=2", { token: buyer.token });
  expect(beyond.body.data).toMatchObject({ entries: [], total: 6 });
  const stranger = await call("GET", "/account/ledger", { token: (await createUser()).token });
  expect(stranger.body.data).toMatchObject({ entries: [], total: 0 });
  expect((await call("GET", "/account/ledger?size=51", { token: buyer.token })).status).toBe(400);
});
