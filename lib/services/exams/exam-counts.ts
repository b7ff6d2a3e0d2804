import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Executor, Transaction } from "@/lib/db/database";
import { examCounts } from "@/lib/db/schema/exams";
import { countUse, type Exposure } from "@/lib/exam/exposure";

/** Under this id sittings are counted. */
const all = "";

export async function readCounts(executor: Executor, blueprint: string) {
  const isOf = eq(examCounts.blueprint, blueprint);
  const [total] = await executor
    .select({ times: examCounts.times })
    .from(examCounts)
    .where(and(isOf, eq(examCounts.itemId, all)));
  const rows = await executor
    .select({ id: examCounts.itemId, times: examCounts.times })
    .from(examCounts)
    .where(and(isOf, ne(examCounts.itemId, all)));
  return { sittings: total?.times ?? 0, uses: rows.map(({ id, times }): [string, number] => [id, times]) };
}

/**
 * Counts that a sitting asked for items, in the database and for this process. In one order for everybody, so that two
 * sittings never wait for each other.
 */
export async function countAsked(
  tx: Transaction,
  exposure: Exposure,
  { blueprint, ids, isFirst }: { blueprint: string; ids: readonly string[]; isFirst: boolean },
) {
  for (const id of ids) countUse(exposure, id);
  if (isFirst) exposure.sittings += 1;
  const counted = [...(isFirst ? [all] : []), ...ids].toSorted();
  if (counted.length === 0) return;
  await tx
    .insert(examCounts)
    .values(counted.map((itemId) => ({ blueprint, itemId, times: 1 })))
    .onConflictDoUpdate({
      target: [examCounts.blueprint, examCounts.itemId],
      set: { times: sql`${examCounts.times} + 1` },
    });
}
