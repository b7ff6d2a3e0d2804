import "server-only";
import { and, avg, count, countDistinct, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { answers } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { skillsOf } from "@/lib/questions/define-schema";
import { writePurpose } from "@/lib/questions/purpose";
import { itemScores } from "@/lib/services/answers/item-scores";
import { countDue } from "@/lib/services/practice/find-missed";
import { isPracticed } from "@/lib/services/practice/find-unseen";
import { readAllowance, readQuota } from "@/lib/services/practice/quota";
import type { Missed, TypeSummary } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

const nothingDone = { seen: 0, answered: 0, accuracy: null };

/** The types there are to practise, with what the caller has done of each. */
export async function listTypes(ctx: UserCtx) {
  const { runtime } = ctx;
  const { db } = runtime.database;
  const totals = await db
    .select({ type: items.type, total: count() })
    .from(items)
    .where(and(...isPracticed()))
    .groupBy(items.type);
  const done = await readDone(ctx);
  const open = await db
    .select({ id: practiceSets.id, purpose: practiceSets.purpose, multiplier: practiceSets.multiplier })
    .from(practiceSets)
    .where(and(eq(practiceSets.userId, ctx.actor.userId), isNull(practiceSets.finishedAt)));

  const types = runtime.questions.types.map((type): TypeSummary => {
    const { schema } = runtime.questions.find(type);
    const { seen, answered, accuracy } = done.find((row) => row.type === type) ?? nothingDone;
    const [clock] = Object.values(schema.clocks);
    const openSet = open.find(({ purpose }) => purpose === writePurpose({ kind: "type", type }));
    return {
      type,
      skills: skillsOf(schema),
      seconds: clock?.seconds ?? 0,
      total: totals.find((row) => row.type === type)?.total ?? 0,
      ...{ seen, answered, accuracy },
      openSetId: openSet?.id ?? null,
      openMultiplier: openSet?.multiplier ?? null,
    };
  });
  const missed: Missed = {
    due: await countDue(db, runtime, ctx.actor.userId),
    openSetId: open.find(({ purpose }) => purpose === writePurpose({ kind: "missed" }))?.id ?? null,
  };
  return { types, missed, quota: await readQuota(db, await readAllowance(db, ctx)) };
}

function readDone({ runtime, actor }: UserCtx) {
  const { db } = runtime.database;
  const scores = itemScores(db, and(eq(answers.userId, actor.userId), eq(answers.context, "practice")));
  const isOffered = sql`case when ${and(...isPracticed())} then ${items.id} end`;
  return db
    .select({
      type: items.type,
      seen: countDistinct(isOffered),
      answered: count(practiceItems.finishedAt),
      accuracy: avg(sql`case when ${isNotNull(practiceItems.finishedAt)} then ${scores.score} end`).mapWith(
        Number,
      ),
    })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .leftJoin(
      scores,
      and(eq(scores.contextId, practiceItems.setId), eq(scores.position, practiceItems.position)),
    )
    .where(eq(practiceSets.userId, actor.userId))
    .groupBy(items.type);
}
