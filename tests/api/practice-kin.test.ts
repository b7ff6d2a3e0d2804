import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { v7 } from "uuid";

import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { findOffers } from "@/lib/services/practice/find-offers";
import { createUser, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

/** A published gap whose sentence is a dictation, too. */
async function findKin() {
  const { database } = await runtime();
  const of = (type: string) =>
    and(eq(items.type, type), eq(items.status, "published"), eq(items.pool, "practice"));
  const gaps = await database.db.select().from(items).where(of("fill-in-the-blanks"));
  const dictations = await database.db.select({ id: items.id }).from(items).where(of("listen-and-type"));
  const ids = new Set(dictations.map(({ id }) => id));
  for (const gap of gaps) {
    const kin = (gap.enemies as string[]).find((id) => ids.has(id));
    if (kin) return { gap, kin };
  }
  throw new Error("No sentence serves two types.");
}

test("who has met a sentence in one task does not meet it in another one for 60 days", async () => {
  const open = await runtime();
  const { db } = open.database;
  const { id: userId } = await createUser();
  const { gap, kin } = await findKin();
  const wish = {
    userId,
    kinds: [{ type: "listen-and-type", level: "mixed" }],
    size: 5_000,
    isRound: false,
    random: () => 0,
  } as const;
  const offered = async () => {
    const [[offer] = []] = await db.transaction((tx) => findOffers(tx, open, wish));
    return offer?.unseen.some(({ id }) => id === kin);
  };
  expect(await offered()).toBe(true);

  const setId = v7();
  await db
    .insert(practiceSets)
    .values({ id: setId, userId, purpose: "type:fill-in-the-blanks", level: "mixed" });
  await db
    .insert(practiceItems)
    .values({ setId, position: 0, itemId: gap.id, itemVersion: gap.version, media: [] });
  expect(await offered()).toBe(false);

  await db
    .update(practiceSets)
    .set({ createdAt: sql`now() - interval '61 days'` })
    .where(eq(practiceSets.id, setId));
  expect(await offered()).toBe(true);
});
