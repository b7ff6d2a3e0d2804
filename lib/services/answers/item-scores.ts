import "server-only";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";

/**
 * A subquery with a row an item: `score` is the weighted mean of its scored steps, in [0, 1], and null without any;
 * `isPending` when one of its outcomes is still to come. What is pending, unscored or failed is no 0: it is left out.
 */
export function itemScores(executor: Executor, where: SQL | undefined) {
  const newest = executor
    .selectDistinctOn([answers.contextId, answers.position, answers.step], {
      contextId: answers.contextId,
      position: answers.position,
      weight: answers.weight,
      state: outcomes.state,
      share: sql<number>`${outcomes.earned} / ${outcomes.max}`.as("share"),
    })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id))
    .where(where)
    .orderBy(
      asc(answers.contextId),
      asc(answers.position),
      asc(answers.step),
      desc(answers.revision),
      desc(outcomes.seq),
    )
    .as("newest");
  const isScored = sql`${newest.state} = 'scored'`;
  return executor
    .select({
      contextId: newest.contextId,
      position: newest.position,
      score: sql<number | null>`
        sum(${newest.weight} * ${newest.share}) filter (where ${isScored})
        / nullif(sum(${newest.weight}) filter (where ${isScored}), 0)`.as("score"),
      isPending: sql<boolean>`bool_or(${newest.state} = 'pending')`.as("is_pending"),
    })
    .from(newest)
    .groupBy(newest.contextId, newest.position)
    .as("item_scores");
}
