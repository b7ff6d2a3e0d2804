import "server-only";
import { and, asc, eq, gte, inArray, lt, ne, notInArray, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { examItems, exams } from "@/lib/db/schema/exams";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { isAsked } from "@/lib/services/bank/is-asked";
import type { Candidate } from "@/lib/services/practice/choose-items";

/** Whose items, and by which chance. */
export type Walk = { userId: string; random: () => number };

const Enemies = z.array(z.string());
export const columns = { id: items.id, version: items.version, enemies: items.enemies };

/** Asked, and not kept for exams. */
export const isPracticed = () => [...isAsked(), eq(items.pool, "practice")];

export function toCandidate(row: { id: string; version: number; enemies: unknown }): Candidate {
  return { id: row.id, version: row.version, enemies: Enemies.parse(row.enemies) };
}

/** Published items that the learner never had, from a random place of the index on. */
export async function findUnseen(tx: Transaction, wish: Walk, fits: SQL[], limit: number) {
  const start = Math.floor(wish.random() * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  const had = tx
    .select({ id: practiceItems.itemId })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .where(eq(practiceSets.userId, wish.userId));
  const sat = tx
    .select({ id: examItems.itemId })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(eq(exams.userId, wish.userId));
  const walk = (side: SQL) =>
    tx
      .select(columns)
      .from(items)
      .where(and(...fits, side, notInArray(items.id, had), notInArray(items.id, sat)))
      .orderBy(asc(items.id))
      .limit(limit);
  const rows = await unionAll(walk(gte(items.id, start)), walk(lt(items.id, start))).limit(limit);
  return rows.map(toCandidate);
}

/** How many are looked at, in case that some may not stand beside what a set has already. */
const mostSisters = 5;

/**
 * Items that ask for the same as another one and that the learner never had: first those with its word or sentence,
 * then those of its type, level and facet.
 */
export async function findSisters(
  tx: Transaction,
  walk: Walk,
  { id, type, level, facet, enemies }: typeof items.$inferSelect,
): Promise<Candidate[]> {
  const like = [...isPracticed(), eq(items.type, type), eq(items.facet, facet), ne(items.id, id)];
  const kin = Enemies.parse(enemies);
  const near =
    kin.length > 0 ? await findUnseen(tx, walk, [...like, inArray(items.id, kin)], mostSisters) : [];
  return [...near, ...(await findUnseen(tx, walk, [...like, eq(items.level, level)], mostSisters))];
}
