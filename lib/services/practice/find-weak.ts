import "server-only";
import { and, desc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";

import { recentAnswers } from "@/lib/core/recent-answers";
import type { Executor } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { itemScores } from "@/lib/services/answers/item-scores";
import { nameWeak, type WeakKind } from "@/lib/services/practice/weak-kinds";
import type { Runtime } from "@/lib/services/runtime";

/** What a float may lose. */
const hair = 1e-9;

const since = (runtime: Runtime, days: number) =>
  sql`${runtime.clock.databaseNow()} - make_interval(days => ${days})`;

/** The last scored items of each kind; what asked a mistake again says nothing new of its kind. */
function readRecent(executor: Executor, runtime: Runtime, userId: string) {
  const scores = itemScores(
    executor,
    and(
      eq(answers.userId, userId),
      eq(answers.context, "practice"),
      // An item may have been begun before the days that count.
      gte(answers.answeredAt, since(runtime, 2 * recentAnswers.days)),
    ),
  );
  const recent = executor
    .select({
      type: items.type,
      level: items.level,
      score: sql<number>`${scores.score}`.as("own_score"),
      place: sql<number>`row_number() over (
        partition by ${items.type}, ${items.level} order by ${desc(practiceItems.finishedAt)}, ${practiceItems.setId}, ${practiceItems.position}
      )`.as("place"),
    })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .innerJoin(
      scores,
      and(eq(scores.contextId, practiceItems.setId), eq(scores.position, practiceItems.position)),
    )
    .where(
      and(
        eq(practiceSets.userId, userId),
        gte(practiceItems.finishedAt, since(runtime, recentAnswers.days)),
        isNull(practiceItems.mistakeOf),
        isNotNull(scores.score),
      ),
    )
    .as("recent");
  return executor
    .select({ type: recent.type, level: recent.level, score: recent.score })
    .from(recent)
    .where(lte(recent.place, recentAnswers.most));
}

/** What somebody misses most of late, by type and level. */
export async function findWeak(executor: Executor, runtime: Runtime, userId: string) {
  const kinds = new Map<string, WeakKind>();
  for (const { type, level, score } of await readRecent(executor, runtime, userId)) {
    if (!runtime.questions.isType(type)) continue;
    const name = `${type} ${level}`;
    const { missed, of } = kinds.get(name) ?? { missed: 0, of: 0 };
    const isMissed = Number(score) < runtime.questions.find(type).rightFrom - hair;
    kinds.set(name, { type, level, missed: missed + (isMissed ? 1 : 0), of: of + 1 });
  }
  return nameWeak([...kinds.values()]);
}

/** Weak kinds that go into one set: with a worst that takes minutes only such, else only short ones. */
export function toPractise(runtime: Runtime, weak: readonly WeakKind[]): WeakKind[] {
  const isLong = ({ type }: WeakKind) => runtime.questions.find(type).schema.setSizes !== undefined;
  const [worst] = weak;
  return worst ? weak.filter((kind) => isLong(kind) === isLong(worst)) : [];
}
