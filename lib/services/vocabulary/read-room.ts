import "server-only";
import { count, eq, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";
import { readNow } from "@/lib/services/vocabulary/read-now";
import { countToday, readSettings } from "@/lib/services/vocabulary/read-settings";
import { roomToday } from "@/lib/vocabulary/daily";

/** How many cards of each kind there are, and how many of them today holds. */
export async function readRoom(executor: Executor, { runtime, actor }: UserCtx) {
  const { userId } = actor;
  const now = await readNow(executor, runtime);
  const settings = await readSettings(executor, userId);
  const cards = await countCards(executor, userId, now);
  const today = await countToday(executor, userId, now);
  const room = roomToday({ ...settings, ...today, waiting: cards.waiting, now });
  return { now, settings, cards, room };
}

async function countCards(executor: Executor, userId: string, now: Date) {
  const { state, dueAt, suspendedAt } = vocabularyCards;
  const at = sql`${now.toISOString()}::timestamptz`;
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isActive = sql`${suspendedAt} is null`;
  const [row] = await executor
    .select({
      total: count(),
      resting: countIf(sql`${suspendedAt} is not null`),
      waiting: countIf(sql`${isActive} and ${state} = 'new'`),
      learning: countIf(sql`${isActive} and ${state} in ('learning', 'relearning')`),
      due: countIf(sql`${isActive} and ${state} = 'review' and ${dueAt} <= ${at}`),
      nextDueAt:
        sql`min(${dueAt}) filter (where ${isActive} and ${state} = 'review' and ${dueAt} > ${at})`.mapWith(
          dueAt,
        ),
    })
    .from(vocabularyCards)
    .where(eq(vocabularyCards.userId, userId));
  return row ?? { total: 0, resting: 0, waiting: 0, learning: 0, due: 0, nextDueAt: null };
}
