import "server-only";
import { and, eq, sql } from "drizzle-orm";

import { correctionPatience } from "@/lib/core/correction-costs";
import { correctionResults } from "@/lib/db/schema/corrections";
import { holdJob } from "@/lib/integrations/jobs/hold-job";
import type { JobCall } from "@/lib/integrations/jobs/job";
import { lockWaiting } from "@/lib/services/corrections/correction-rows";
import { correct } from "@/lib/services/corrections/correct";
import { failResult, settleResult, type Waiting } from "@/lib/services/corrections/settle-result";
import type { Runtime } from "@/lib/services/runtime";

type Call = Pick<JobCall, "signal" | "attempt" | "progress"> & { correctionId: string; round: number };

/** Has a correction made and stores it with what it costs, unless this attempt has lost its job meanwhile. */
export async function assessCorrection(runtime: Runtime, call: Call) {
  const waiting = await begin(runtime, call);
  if (!waiting) return;
  const { id: subject, userId } = waiting.correction;
  await call.progress(0.1, { userId, subject });
  const found = await correct(runtime, waiting, call.signal).catch((error: unknown) => ({ error }));
  if ("error" in found) {
    // The attempt has lost its job, or the process stops: the correction did not fail.
    if (call.signal.aborted) throw found.error;
    await countFailure(runtime, call, found.error);
    return;
  }
  await call.progress(0.9, { userId, subject });
  await runtime.database.db.transaction(async (tx) => {
    await holdJob(tx, call.attempt);
    const locked = await lockWaiting(tx, call);
    if (locked) await settleResult(tx, runtime, locked, found);
    // It was deleted, or given up, while it was at work.
    else runtime.correctors.writingModel?.forget({ userId, correctionId: subject });
  });
}

/** Null when it waits no more: it is done, was deleted, or the sweep gave it up. */
async function begin(runtime: Runtime, call: Call): Promise<Waiting | null> {
  return runtime.database.db.transaction(async (tx) => {
    await holdJob(tx, call.attempt);
    const waiting = await lockWaiting(tx, call);
    if (!waiting) return null;
    await tx
      .update(correctionResults)
      .set({ state: "scoring", startedAt: sql`now()` })
      .where(
        and(eq(correctionResults.correctionId, call.correctionId), eq(correctionResults.round, call.round)),
      );
    return waiting;
  });
}

/** One failure is tried again, the second one ends it. */
async function countFailure(runtime: Runtime, call: Call, error: unknown) {
  const isOver = await runtime.database.db.transaction(async (tx) => {
    await holdJob(tx, call.attempt);
    const waiting = await lockWaiting(tx, call);
    if (!waiting) return true;
    const failures = waiting.result.failures + 1;
    await tx
      .update(correctionResults)
      .set({ failures, state: "queued" })
      .where(
        and(eq(correctionResults.correctionId, call.correctionId), eq(correctionResults.round, call.round)),
      );
    if (failures < correctionPatience.failures) return false;
    await failResult(tx, runtime, waiting, "faults");
    return true;
  });
  if (!isOver) throw error;
  runtime.log.error({ err: error, correctionId: call.correctionId }, "a correction failed");
}
