import "server-only";
import { and, count, eq, gte, min, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import type { Counts } from "@/lib/plan/facts";
import { writePurpose } from "@/lib/questions/purpose";
import type { QuestionType } from "@/lib/questions/types";
import type { Runtime } from "@/lib/services/runtime";

/** This week, the last, and the four before that its plan looked at. */
const weeks = 6;
const weekMs = 7 * 86_400_000;

type Since = { userId: string; startsAt: Date };

/** So many questions of each type a week, this one first; of a type that is done in rounds, a round's worth is one. */
export async function countWeeks(
  executor: Executor,
  { questions }: Pick<Runtime, "questions">,
  { userId, startsAt }: Since,
): Promise<Counts[]> {
  const week = sql<number>`greatest(0, ceil(extract(epoch from (${startsAt.toISOString()}::timestamptz - ${practiceItems.finishedAt})) / 604800))::int`;
  const rows = await executor
    .select({ type: items.type, week: week.as("week"), answered: count() })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(
      and(
        eq(practiceSets.userId, userId),
        gte(practiceItems.finishedAt, new Date(startsAt.getTime() - (weeks - 1) * weekMs)),
      ),
    )
    .groupBy(items.type, sql`week`);
  const counts = Array.from({ length: weeks }, (): Partial<Record<QuestionType, number>> => ({}));
  for (const { type, week: at, answered } of rows) {
    const own = counts[at];
    if (!own || !questions.isType(type)) continue;
    own[type] = Math.ceil(answered / (questions.find(type).schema.round ?? 1));
  }
  return counts;
}

/** When the first question was finished; null before. */
export async function readFirstAnswer(executor: Executor, userId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ first: min(practiceItems.finishedAt) })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .where(eq(practiceSets.userId, userId));
  return row?.first ?? null;
}

/** Sets of what is missed most that were finished since the week began. */
export async function countWeakSets(executor: Executor, { userId, startsAt }: Since) {
  const [row] = await executor
    .select({ sets: count() })
    .from(practiceSets)
    .where(
      and(
        eq(practiceSets.userId, userId),
        eq(practiceSets.purpose, writePurpose({ kind: "weak" })),
        gte(practiceSets.finishedAt, startsAt),
      ),
    );
  return row?.sets ?? 0;
}
