import "server-only";
import { and, count, eq, gte, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Executor } from "@/lib/db/database";
import { learnerGoals } from "@/lib/db/schema/goals";
import { vocabularyCards, vocabularyReviews, vocabularySettings } from "@/lib/db/schema/vocabulary";
import type { Settings } from "@/lib/services/vocabulary/views";
import { usualPerDay } from "@/lib/vocabulary/daily";
import { lastDaysFor, type TestPlan } from "@/lib/vocabulary/test-plan";

/** What the plan of somebody's words follows. */
type PlannedBy = Settings & { testDate: string | null };

/** What somebody set, or what is usual, and the date of their test. */
export async function readSettings(executor: Executor, userId: string): Promise<PlannedBy> {
  const { newPerDay, reviewsPerDay } = vocabularySettings;
  const [own] = await executor
    .select({ newPerDay, reviewsPerDay })
    .from(vocabularySettings)
    .where(eq(vocabularySettings.userId, userId));
  const [goal] = await executor
    .select({ testDate: learnerGoals.testDate })
    .from(learnerGoals)
    .where(eq(learnerGoals.userId, userId));
  return { ...usualPerDay, ...own, testDate: goal?.testDate ?? null };
}

export async function readPlan(executor: Executor, userId: string, settings: PlannedBy): Promise<TestPlan> {
  const { testDate, reviewsPerDay } = settings;
  if (testDate === null) return { testDate, lastDays: 1 };
  const [kept] = await executor
    .select({ cards: count() })
    .from(vocabularyCards)
    .where(and(eq(vocabularyCards.userId, userId), isNull(vocabularyCards.suspendedAt)));
  return { testDate, lastDays: lastDaysFor(kept?.cards ?? 0, reviewsPerDay) };
}

/** New words begun and due words seen since midnight UTC, as the day's questions are counted. */
export async function countToday(executor: Executor, userId: string, now: Date) {
  const undo = alias(vocabularyReviews, "undo");
  const isUndone = executor
    .select({ one: sql`1` })
    .from(undo)
    .where(and(eq(undo.userId, vocabularyReviews.userId), eq(undo.undoes, vocabularyReviews.id)));
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const saidOf = (state: string) =>
    sql<number>`count(*) filter (where ${vocabularyReviews.stateBefore} = ${state})`.mapWith(Number);
  const [today] = await executor
    .select({ begun: saidOf("new"), reviewed: saidOf("review") })
    .from(vocabularyReviews)
    .where(
      and(
        eq(vocabularyReviews.userId, userId),
        gte(vocabularyReviews.reviewedAt, midnight),
        notExists(isUndone),
      ),
    );
  return { begun: today?.begun ?? 0, reviewed: today?.reviewed ?? 0 };
}
