import "server-only";
import { and, asc, desc, eq, isNotNull, lt } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { itemScores } from "@/lib/services/answers/item-scores";

const mostMissed = 200;

/** The items that were not fully right the last time they were answered, the longest ago first. */
export async function findMissed(tx: Transaction, userId: string): Promise<string[]> {
  const scores = itemScores(tx, and(eq(answers.userId, userId), eq(answers.context, "practice")));
  const last = tx
    .selectDistinctOn([practiceItems.itemId], {
      itemId: practiceItems.itemId,
      finishedAt: practiceItems.finishedAt,
      score: scores.score,
    })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .innerJoin(
      scores,
      and(eq(scores.contextId, practiceItems.setId), eq(scores.position, practiceItems.position)),
    )
    .where(and(eq(practiceSets.userId, userId), isNotNull(practiceItems.finishedAt), isNotNull(scores.score)))
    .orderBy(asc(practiceItems.itemId), desc(practiceItems.finishedAt))
    .as("last");
  const rows = await tx
    .select({ id: last.itemId })
    .from(last)
    .where(lt(last.score, 1))
    .orderBy(asc(last.finishedAt), asc(last.itemId))
    .limit(mostMissed);
  return rows.map(({ id }) => id);
}
