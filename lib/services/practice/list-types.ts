import "server-only";
import { and, avg, count, countDistinct, eq, sql } from "drizzle-orm";

import { items, practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { questions, questionTypes } from "@/lib/questions/registry";
import { readAllowance, readQuota } from "@/lib/services/practice/quota";
import type { TypeSummary } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

/** The types there are to practise, with what the caller has done of each. */
export async function listTypes(ctx: UserCtx) {
  const { db } = ctx.runtime.database;
  const { userId } = ctx.actor;
  const totals = await db
    .select({ type: items.type, total: count() })
    .from(items)
    .where(eq(items.status, "published"))
    .groupBy(items.type);
  const done = await db
    .select({
      type: practiceSets.type,
      seen: countDistinct(items.id),
      answered: count(practiceItems.answeredAt),
      accuracy: avg(practiceItems.score).mapWith(Number),
      openSetId: sql<
        string | null
      >`(array_agg(${practiceSets.id}) filter (where ${practiceSets.finishedAt} is null))[1]`,
    })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .leftJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.status, "published")))
    .where(eq(practiceSets.userId, userId))
    .groupBy(practiceSets.type);

  const types = questionTypes.map((type): TypeSummary => {
    const own = done.find((row) => row.type === type);
    return {
      type,
      skills: [...questions[type].skills],
      seconds: questions[type].seconds,
      total: totals.find((row) => row.type === type)?.total ?? 0,
      seen: own?.seen ?? 0,
      answered: own?.answered ?? 0,
      accuracy: own?.accuracy ?? null,
      openSetId: own?.openSetId ?? null,
    };
  });
  return { types, quota: await readQuota(db, await readAllowance(db, ctx)) };
}
