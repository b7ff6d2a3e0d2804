import "server-only";
import { and, count, eq, gte } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { readGoals } from "@/lib/services/goals/read-plan";
import type { Progress } from "@/lib/services/goals/views";
import { daysUntil, weekOf } from "@/lib/services/goals/week";
import { findWeak } from "@/lib/services/practice/find-weak";
import type { Runtime, UserCtx } from "@/lib/services/runtime";
import { readNow } from "@/lib/services/vocabulary/read-now";

/** Where the caller stands with what they set themselves, all of it counted, nothing estimated. */
export async function readProgress(ctx: UserCtx, { timeZone }: { timeZone: string }): Promise<Progress> {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const { userId } = actor;
  const now = await readNow(db, runtime);
  const plan = await readGoals(db, userId);
  const { startsOn, startsAt } = weekOf(now, timeZone);
  const { weak, judged } = await findWeak(db, runtime, userId);
  const thisWeek = await countByType(db, userId, startsAt);
  return {
    week: { startsOn, done: countQuestions(runtime, thisWeek), goal: plan.weekGoal },
    daysToTest: plan.testDate === null ? null : daysUntil(plan.testDate, now, timeZone),
    weak,
    judged,
  };
}

type TypeCount = { type: string; answered: number };

function countByType(executor: Executor, userId: string, from: Date): Promise<TypeCount[]> {
  return executor
    .select({ type: items.type, answered: count() })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(and(eq(practiceSets.userId, userId), gte(practiceItems.finishedAt, from)))
    .groupBy(items.type);
}

/** As the day's questions are counted: of a type that is done in rounds, a round's worth is one. */
function countQuestions({ questions }: Runtime, counts: readonly TypeCount[]) {
  return counts.reduce((sum, { type, answered }) => {
    const round = questions.isType(type) ? questions.find(type).schema.round : undefined;
    return sum + Math.ceil(answered / (round ?? 1));
  }, 0);
}
