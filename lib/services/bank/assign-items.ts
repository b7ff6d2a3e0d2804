import "server-only";
import { and, inArray, isNotNull, isNull } from "drizzle-orm";

import type { Item } from "@/lib/bank/item";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { shelfOf } from "@/lib/exam/exam-item";
import { measureOf } from "@/lib/exam/measures";
import { assignPools, type Pool } from "@/lib/exam/pools";

type Placed = Pick<Item, "id" | "type" | "enemies">;

/**
 * The pool of each item of a bank, by id. What no exam asks goes where its enemies are: a sentence that is read aloud in
 * practice must not come up in an exam.
 */
export function poolsOf(bank: readonly Placed[], kept: ReadonlyMap<string, Pool> = new Map()) {
  const [measured, others] = [bank.filter(isMeasured), bank.filter((each) => !isMeasured(each))];
  const pools = assignPools(
    measured.map(({ id, type, enemies }) => ({ id, enemies, shelf: shelfOf(type) })),
    kept,
  );
  const beside = others.map(({ id, enemies }): [string, Pool] => [
    id,
    kept.get(id) ?? (enemies.some((enemy) => pools.get(enemy) === "exam") ? "exam" : "practice"),
  ]);
  return new Map([...pools, ...beside]);
}

const isMeasured = ({ type }: Placed) => measureOf(type) !== null;

/** The pools that the database has; an assignment never changes. */
export async function readPools(tx: Transaction): Promise<Map<string, Pool>> {
  const rows = await tx
    .selectDistinct({ id: items.id, pool: items.pool })
    .from(items)
    .where(isNotNull(items.pool));
  return new Map(rows.flatMap(({ id, pool }) => (pool ? [[id, pool]] : [])));
}

/** Gives a pool to what was stored before there were pools; what the bank does not hold any more is practice. */
export async function fillPools(tx: Transaction, pools: ReadonlyMap<string, Pool>) {
  const exam = [...pools].flatMap(([id, pool]) => (pool === "exam" ? [id] : []));
  for (let from = 0; from < exam.length; from += 1_000)
    await tx
      .update(items)
      .set({ pool: "exam" })
      .where(and(isNull(items.pool), inArray(items.id, exam.slice(from, from + 1_000))));
  await tx.update(items).set({ pool: "practice" }).where(isNull(items.pool));
}
