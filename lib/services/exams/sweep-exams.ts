import "server-only";
import { asc, eq, lte } from "drizzle-orm";

import { exams } from "@/lib/db/schema/exams";
import { queueResult } from "@/lib/services/corrections/queue-result";
import { closeDue } from "@/lib/services/exams/close-due";
import { noteDue } from "@/lib/services/exams/open-clocks";
import { failSitting, isOpenResult, readAwaited, settleSitting } from "@/lib/services/exams/settle-sitting";
import { lockSitting } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

const batch = 200;

/**
 * Ends what is over and nobody looked at: tasks whose time has passed, sittings that nobody came back to, and reports that did
 * not come in half an hour, whose credit goes back.
 */
export async function sweepExams(runtime: Runtime): Promise<void> {
  const { db } = runtime.database;
  const due = await db
    .select({ id: exams.id, state: exams.state })
    .from(exams)
    .where(lte(exams.dueAt, runtime.clock.databaseNow()))
    .orderBy(asc(exams.dueAt))
    .limit(batch);
  for (const { id } of due) await sweepOne(runtime, id);
  await retryScoring(runtime);
}

async function sweepOne(runtime: Runtime, id: string) {
  try {
    await runtime.database.db.transaction(async (tx) => {
      const sitting = await lockSitting(tx, runtime, { id });
      const isDue = sitting.row.dueAt !== null && sitting.row.dueAt <= sitting.now;
      if (!isDue) return;
      await closeDue(tx, runtime, sitting);
      await noteDue(tx, runtime, sitting);
      const isLate = sitting.row.dueAt !== null && sitting.row.dueAt <= sitting.now;
      if (sitting.row.state !== "scoring" || !isLate) return;
      await settleSitting(tx, runtime, sitting);
      await failSitting(tx, runtime, sitting);
    });
  } catch (err) {
    runtime.log.error({ err, examId: id }, "a sitting was not swept");
  }
}

/** A score that an engine failed to find is asked for again, as long as there is time for a report. */
async function retryScoring(runtime: Runtime) {
  const { db } = runtime.database;
  const scoring = await db
    .select({ id: exams.id })
    .from(exams)
    .where(eq(exams.state, "scoring"))
    .limit(batch);
  for (const { id } of scoring)
    await db.transaction(async (tx) => {
      const sitting = await lockSitting(tx, runtime, { id });
      await settleSitting(tx, runtime, sitting);
      if (sitting.row.state !== "scoring") return;
      for (const { result } of await readAwaited(tx, sitting))
        if (result?.state === "failed" && isOpenResult(result))
          await queueResult(tx, runtime, {
            correction: { id: result.correctionId, userId: sitting.row.userId },
            round: 0,
          });
    });
}
