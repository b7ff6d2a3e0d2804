import "server-only";

import { AppError } from "@/lib/core/errors";
import { learnerGoals } from "@/lib/db/schema/goals";
import { readGoals, toRow } from "@/lib/services/goals/read-plan";
import type { Plan } from "@/lib/services/goals/views";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { UserCtx } from "@/lib/services/runtime";
import { planCards } from "@/lib/services/vocabulary/plan-cards";
import { readNow } from "@/lib/services/vocabulary/read-now";

const dayMs = 86_400_000;
const farthest = 2 * 366 * dayMs;

/** Target, date of the test and questions a week. Another date plans the words anew. */
export async function changePlan({ runtime, actor }: UserCtx, plan: Plan): Promise<Plan> {
  const { userId } = actor;
  await runtime.limits.consume("plan.user", userId);
  await runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = await readNow(tx, runtime);
    const known = await readGoals(tx, userId);
    const isNew = plan.testDate !== known.testDate;
    // A test that is over does not keep anybody from changing the rest.
    if (isNew && plan.testDate !== null) checkDate(plan.testDate, now);
    const goals = { ...toRow(plan), updatedAt: now };
    await tx
      .insert(learnerGoals)
      .values({ userId, ...goals })
      .onConflictDoUpdate({ target: learnerGoals.userId, set: goals });
    if (isNew) await planCards(tx, { userId, now });
  });
  return plan;
}

/** West of Greenwich it is still the day before. */
function checkDate(testDate: string, now: Date) {
  const day = Date.parse(`${testDate}T00:00:00Z`);
  const isFine = day > now.getTime() - 2 * dayMs && day < now.getTime() + farthest;
  if (!isFine) throw new AppError("goal/test-date");
}
