import "server-only";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";

/**
 * A subquery with a row an item: `score` is the weighted mean of its scored steps, in [0, 1], and null without any;
 * `isPending` when one of its outcomes is still to come. What is pending, unscored or failed is no 0: it is left out,
 * and what could not be judged leaves an earlier score as it is (`readStates`).
 */
export function itemScores(executor: Executor, where: SQL | undefined) {
  const newest = executor
    .selectDistinctOn([answers.contextId, answers.position, answers.step, answers.revision], {
      contextId: answers.contextId,
      position: answers.position,
      step: answers.step,
      revision: answers.revision,
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
      asc(answers.revision),
      desc(outcomes.seq),
    )
    .as("newest");
  const counted = executor
    .selectDistinctOn([newest.contextId, newest.position, newest.step])
    .from(newest)
    .orderBy(
      asc(newest.contextId),
      asc(newest.position),
      asc(newest.step),
      sql`${newest.state} in ('unscored', 'failed')`,
      desc(newest.revision),
    )
    .as("counted");
  const isScored = sql`${counted.state} = 'scored'`;
  return executor
    .select({
      contextId: counted.contextId,
      position: counted.position,
      score: sql<number | null>`
        sum(${counted.weight} * ${counted.share}) filter (where ${isScored})
        / nullif(sum(${counted.weight}) filter (where ${isScored}), 0)`.as("score"),
      isPending: sql<boolean>`bool_or(${counted.state} = 'pending')`.as("is_pending"),
    })
    .from(counted)
    .groupBy(counted.contextId, counted.position)
    .as("item_scores");
}
