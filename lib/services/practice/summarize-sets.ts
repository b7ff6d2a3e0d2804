import "server-only";
import { and, avg, count, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { answers } from "@/lib/db/schema/answers";
import { itemScores } from "@/lib/services/answers/item-scores";
import { scoreRounds } from "@/lib/services/practice/score-round";
import { setFacts } from "@/lib/services/practice/set-view";
import type { SetSummary } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

const nothing = { size: 0, answered: 0, pending: 0, score: null };

/** Sets in short, the newest first. */
export async function summarizeSets(
  ctx: UserCtx,
  filter: SQL | undefined,
  span: { limit: number; offset: number },
): Promise<SetSummary[]> {
  const { db } = ctx.runtime.database;
  const sets = await db
    .select()
    .from(practiceSets)
    .where(filter)
    .orderBy(desc(practiceSets.createdAt), desc(practiceSets.id))
    .limit(span.limit)
    .offset(span.offset);
  if (sets.length === 0) return [];
  const ids = sets.map(({ id }) => id);
  const scores = itemScores(db, inArray(answers.contextId, ids));
  const isFinished = isNotNull(practiceItems.finishedAt);
  const figures = await db
    .select({
      setId: practiceItems.setId,
      size: count(),
      answered: count(practiceItems.finishedAt),
      pending: sql<number>`count(*) filter (where ${scores.isPending})`.mapWith(Number),
      score: avg(sql`case when ${isFinished} then ${scores.score} end`).mapWith(Number),
    })
    .from(practiceItems)
    .leftJoin(
      scores,
      and(eq(scores.contextId, practiceItems.setId), eq(scores.position, practiceItems.position)),
    )
    .where(inArray(practiceItems.setId, ids))
    .groupBy(practiceItems.setId);
  const own = (id: string) => figures.find(({ setId }) => setId === id) ?? nothing;
  const rounds = sets.filter(({ isRound }) => isRound).map(({ id }) => ({ id, size: own(id).size }));
  const earned = await scoreRounds(db, ctx.runtime, rounds);
  return sets.map((set) => {
    const { size, answered, pending, score } = own(set.id);
    const whole = set.isRound ? (earned.get(set.id) ?? null) : score;
    const isKeptBack = set.multiplier !== null && set.finishedAt === null;
    return { ...setFacts(ctx, set), size, answered, pending, score: isKeptBack ? null : whole };
  });
}
