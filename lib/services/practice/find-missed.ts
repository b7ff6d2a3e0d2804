import "server-only";
import { and, asc, count, eq, lte, type SQL } from "drizzle-orm";

import type { Executor, Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { mistakes } from "@/lib/db/schema/practice";
import { type Candidate, cannotMeet } from "@/lib/services/practice/choose-items";
import { findSisters, isPracticed, toCandidate, type Walk } from "@/lib/services/practice/find-unseen";
import type { Level } from "@/lib/services/practice/views";
import type { Runtime } from "@/lib/services/runtime";

/** An item that asks a mistake again: the item itself, or a sister of it. */
export type Return = Candidate & { mistakeOf: string };

/** A mistake whose item was retired, or is kept for exams, does not come back. */
const isAsked = and(eq(items.id, mistakes.itemId), ...isPracticed());
const isDue = (runtime: Runtime, userId: string) =>
  and(eq(mistakes.userId, userId), lte(mistakes.dueAt, runtime.clock.databaseNow()));

/** How many mistakes are due now. */
export async function countDue(executor: Executor, runtime: Runtime, userId: string): Promise<number> {
  const [row] = await executor
    .select({ due: count() })
    .from(mistakes)
    .innerJoin(items, isAsked)
    .where(isDue(runtime, userId));
  return row?.due ?? 0;
}

/**
 * The due mistakes, the longest due first: the first time, and every second time from there, by a sister, else the item
 * itself. Enemies do not meet; what would meet one stays due.
 */
export async function findReturns(
  tx: Transaction,
  runtime: Runtime,
  wish: Walk & { level: Level; size: number },
): Promise<Return[]> {
  const level: SQL[] = wish.level === "mixed" ? [] : [eq(items.level, wish.level)];
  const due = await tx
    .select({ item: items, returns: mistakes.returns })
    .from(mistakes)
    .innerJoin(items, isAsked)
    .where(and(isDue(runtime, wish.userId), ...level))
    .orderBy(asc(mistakes.dueAt), asc(mistakes.itemId))
    .limit(wish.size * 2);
  const chosen: Return[] = [];
  for (const { item, returns } of due) {
    if (chosen.length >= wish.size) break;
    const sisters = returns % 2 === 0 ? await findSisters(tx, wish, item) : [];
    const found = [...sisters, toCandidate(item)].find(
      (candidate) => !chosen.some((other) => cannotMeet(other, candidate)),
    );
    if (found) chosen.push({ ...found, mistakeOf: item.id });
  }
  return chosen;
}
