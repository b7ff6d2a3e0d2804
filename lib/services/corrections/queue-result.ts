import "server-only";
import { and, count, eq, inArray, lt, or, sql } from "drizzle-orm";

import type { Executor, Transaction } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import type { CorrectionRow, ResultRow } from "@/lib/services/corrections/correction-rows";
import { correctionAssessment } from "@/lib/services/jobs/assess-correction";
import type { Runtime } from "@/lib/services/runtime";

const waitingStates = ["queued", "scoring"] as const;

/** Below all others however many somebody has sent in. */
const mostTurns = 1_000;

/** Queues a result of a correction with its job: whoever has less waiting comes sooner. */
export async function queueResult(
  tx: Transaction,
  runtime: Runtime,
  { correction, round }: { correction: Pick<CorrectionRow, "id" | "userId">; round: 0 | 1 },
) {
  const [own] = await tx
    .select({ n: count() })
    .from(correctionResults)
    .innerJoin(corrections, eq(corrections.id, correctionResults.correctionId))
    .where(
      and(eq(corrections.userId, correction.userId), inArray(correctionResults.state, [...waitingStates])),
    );
  const turn = Math.min(own?.n ?? 0, mostTurns);
  const queued = {
    state: "queued",
    turn,
    failures: 0,
    failure: null,
    verdict: null,
    startedAt: null,
    settledAt: null,
  } as const;
  await tx
    .insert(correctionResults)
    .values({ correctionId: correction.id, round, ...queued })
    // A check that failed and is asked for again, or what was measured and is scored after all: it keeps its measures.
    .onConflictDoUpdate({
      target: [correctionResults.correctionId, correctionResults.round],
      set: { ...queued, queuedAt: sql`now()` },
    });
  await runtime.jobs.enqueue(
    tx,
    correctionAssessment,
    { correctionId: correction.id, userId: correction.userId, round },
    { priority: -turn },
  );
}

/** How many come before it, and how many wait in all; null for what waits no more. */
export async function readQueue(executor: Executor, result: ResultRow) {
  if (result.state !== "queued") return null;
  const isQueued = eq(correctionResults.state, "queued");
  const [all] = await executor.select({ n: count() }).from(correctionResults).where(isQueued);
  const isBefore = or(
    lt(correctionResults.turn, result.turn),
    and(
      eq(correctionResults.turn, result.turn),
      sql`${correctionResults.queuedAt} < ${result.queuedAt.toISOString()}::timestamptz`,
    ),
  );
  const [before] = await executor
    .select({ n: count() })
    .from(correctionResults)
    .where(and(isQueued, isBefore));
  const position = (before?.n ?? 0) + 1;
  return { position, waiting: Math.max(all?.n ?? 0, position) };
}
