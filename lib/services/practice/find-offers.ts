import "server-only";
import { and, asc, desc, eq, gte, lt, max, notInArray, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { items, practiceItems, practiceSets } from "@/lib/db/schema/practice";
import type { QuestionType } from "@/lib/questions/registry";
import type { Candidate, Offer } from "@/lib/services/practice/choose-items";
import { facetsOf } from "@/lib/services/practice/facets";
import type { Level } from "@/lib/services/practice/views";

type Wish = { userId: string; type: QuestionType; level: Level; size: number; random: () => number };

const Enemies = z.array(z.string());
const columns = { id: items.id, version: items.version, enemies: items.enemies };

/**
 * What each facet offers this learner. Ids are hashes, so walking the index from a random place gives a random sample
 * without sorting the bank; more is read than needed, since enemies are left out later.
 */
export async function findOffers(tx: Transaction, wish: Wish): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const facet of facetsOf(wish.type)) {
    const fits = [eq(items.type, wish.type), eq(items.facet, facet), eq(items.status, "published")];
    if (wish.level !== "mixed") fits.push(eq(items.level, wish.level));
    const limit = wish.size * 3;
    const unseen = await findUnseen(tx, wish, fits, limit);
    const seen = unseen.length < limit ? await findLongestUnseen(tx, wish, fits, limit) : [];
    offers.push({ unseen, seen });
  }
  return offers;
}

function toCandidate(row: { id: string; version: number; enemies: unknown }): Candidate {
  return { id: row.id, version: row.version, enemies: Enemies.parse(row.enemies) };
}

async function findUnseen(tx: Transaction, wish: Wish, fits: SQL[], limit: number) {
  const start = Math.floor(wish.random() * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  const had = tx
    .select({ id: practiceItems.itemId })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .where(and(eq(practiceSets.userId, wish.userId), eq(practiceSets.type, wish.type)));
  const walk = (side: SQL) =>
    tx
      .select(columns)
      .from(items)
      .where(and(...fits, side, notInArray(items.id, had)))
      .orderBy(asc(items.id))
      .limit(limit);
  const rows = await unionAll(walk(gte(items.id, start)), walk(lt(items.id, start))).limit(limit);
  return rows.map(toCandidate);
}

async function findLongestUnseen(tx: Transaction, wish: Wish, fits: SQL[], limit: number) {
  const lastSeen = max(sql`coalesce(${practiceItems.answeredAt}, ${practiceSets.createdAt})`);
  const rows = await tx
    .select(columns)
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, eq(items.id, practiceItems.itemId))
    .where(and(eq(practiceSets.userId, wish.userId), eq(practiceSets.type, wish.type), ...fits))
    .groupBy(items.id, items.version)
    .orderBy(asc(lastSeen), desc(items.id))
    .limit(limit);
  return rows.map(toCandidate);
}
