import "server-only";
import { and, asc, desc, eq, inArray } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";
import type { ItemState } from "@/lib/services/answers/item-state";
import type { Runtime } from "@/lib/services/runtime";

type Judged = { type: string; state: string; review: unknown };

/** What a round earned, in [0, 1]; null while one of its items has no score. */
function earned(runtime: Runtime, size: number, judged: readonly Judged[]): number | null {
  const [first] = judged;
  const rules = first ? runtime.questions.find(first.type).round : null;
  const reviews = judged.filter(({ state }) => state === "scored").map(({ review }) => review);
  if (!rules || reviews.length < size) return null;
  const score = rules.score(reviews);
  return score.earned / score.max;
}

type Placed = { type: string; position: number };

export function scoreRound(
  runtime: Runtime,
  placed: readonly Placed[],
  states: ReadonlyMap<number, ItemState> | null,
): number | null {
  const judged = placed.flatMap(({ type, position }) =>
    [...(states?.get(position)?.answers.values() ?? [])].map(({ outcome: { state }, review }) => ({
      ...{ type, state, review },
    })),
  );
  return earned(runtime, placed.length, judged);
}

/** Of several rounds, by the id of their sets. */
export async function scoreRounds(
  executor: Executor,
  runtime: Runtime,
  rounds: readonly { id: string; size: number }[],
): Promise<Map<string, number | null>> {
  if (rounds.length === 0) return new Map();
  const ids = rounds.map(({ id }) => id);
  const { contextId, position, type, step, revision } = answers;
  const rows = await executor
    .selectDistinctOn([contextId, position], {
      ...{ contextId, type, state: outcomes.state, review: outcomes.review },
    })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id))
    .where(and(inArray(contextId, ids), eq(answers.context, "practice")))
    .orderBy(asc(contextId), asc(position), asc(step), desc(revision), desc(outcomes.seq));
  return new Map(
    rounds.map(({ id, size }) => [
      id,
      earned(
        runtime,
        size,
        rows.filter((row) => row.contextId === id),
      ),
    ]),
  );
}
