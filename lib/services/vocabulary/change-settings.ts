import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { learnerGoals, vocabularyCards, vocabularySettings } from "@/lib/db/schema/vocabulary";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { UserCtx } from "@/lib/services/runtime";
import { memoryOf } from "@/lib/services/vocabulary/card-view";
import { readNow } from "@/lib/services/vocabulary/read-now";
import { readPlan } from "@/lib/services/vocabulary/read-settings";
import type { Settings } from "@/lib/services/vocabulary/views";
import { planAgain } from "@/lib/vocabulary/schedule";

const dayMs = 86_400_000;
const farthest = 2 * 366 * dayMs;

/** How many words a day, and the day of the test, by which what has been learned is planned anew. */
export async function changeSettings(ctx: UserCtx, settings: Settings): Promise<Settings> {
  const { runtime, actor } = ctx;
  const { userId } = actor;
  const { newPerDay, reviewsPerDay, testDate } = settings;
  await runtime.limits.consume("card.user", userId);
  await runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = await readNow(tx, runtime);
    if (testDate !== null) checkDate(testDate, now);
    const perDay = { newPerDay, reviewsPerDay };
    await tx
      .insert(vocabularySettings)
      .values({ userId, ...perDay })
      .onConflictDoUpdate({ target: vocabularySettings.userId, set: perDay });
    const goal = { testDate, updatedAt: now };
    await tx
      .insert(learnerGoals)
      .values({ userId, ...goal })
      .onConflictDoUpdate({ target: learnerGoals.userId, set: goal });
    await planCards(tx, { userId, now, settings });
  });
  return settings;
}

/** West of Greenwich it is still the day before. */
function checkDate(testDate: string, now: Date) {
  const day = Date.parse(`${testDate}T00:00:00Z`);
  const isFine = day > now.getTime() - 2 * dayMs && day < now.getTime() + farthest;
  if (!isFine) throw new AppError("goal/test-date");
}

async function planCards(
  tx: Transaction,
  { userId, now, settings }: { userId: string; now: Date; settings: Settings },
) {
  const plan = await readPlan(tx, userId, settings);
  const cards = await tx
    .select()
    .from(vocabularyCards)
    .where(and(eq(vocabularyCards.userId, userId), eq(vocabularyCards.state, "review")))
    .for("update");
  for (const card of cards) {
    const dueAt = planAgain(memoryOf(card), { cardId: card.id, now, plan });
    if (dueAt.getTime() === card.dueAt.getTime()) continue;
    await tx.update(vocabularyCards).set({ dueAt }).where(eq(vocabularyCards.id, card.id));
  }
}
