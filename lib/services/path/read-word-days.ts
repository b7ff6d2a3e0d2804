import "server-only";
import { and, eq, gte, isNotNull, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { vocabularyCards, vocabularyReviews } from "@/lib/db/schema/vocabulary";
import type { Facts } from "@/lib/plan/facts";

type Since = { userId: string; startsAt: Date; timeZone: string };

/** Whether somebody learns words, and on which days since the week began they answered any. */
export async function readWordDays(
  executor: Executor,
  { userId, startsAt, timeZone }: Since,
): Promise<Facts["words"]> {
  const [card] = await executor
    .select({ id: vocabularyCards.id })
    .from(vocabularyCards)
    .where(eq(vocabularyCards.userId, userId))
    .limit(1);
  const { reviewedAt } = vocabularyReviews;
  const rows = await executor
    .selectDistinct({
      day: sql<string>`to_char(${reviewedAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`,
    })
    .from(vocabularyReviews)
    .where(
      and(
        eq(vocabularyReviews.userId, userId),
        gte(reviewedAt, startsAt),
        isNotNull(vocabularyReviews.rating),
      ),
    );
  return { isAny: card !== undefined, learned: rows.map(({ day }) => day) };
}
