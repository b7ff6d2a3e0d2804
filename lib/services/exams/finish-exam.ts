import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { closeTask } from "@/lib/services/exams/close-due";
import { endSitting } from "@/lib/services/exams/end-sitting";
import { examView } from "@/lib/services/exams/exam-view";
import { openSitting, requireHold } from "@/lib/services/exams/hold";
import { isPastHalf } from "@/lib/services/exams/progress";
import { currentSituation } from "@/lib/services/exams/situation";
import { currentTask, isRunning, type Sitting } from "@/lib/services/exams/sitting";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/**
 * Ends a sitting past its half. What is entered in the task that runs counts as it stands; what was not asked is no
 * evidence of anything, and left out. Throws `exam/too-early`.
 */
export function finishExam(ctx: UserCtx, { id, tab }: { id: string; tab: string }) {
  const { runtime } = ctx;
  return runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (isRunning(sitting)) {
      await requireHold(tx, sitting, tab);
      if (!isPastHalf(sitting)) throw new AppError("exam/too-early");
      await closeRunning(tx, runtime, sitting);
      await endSitting(tx, runtime, sitting);
    }
    return examView(tx, ctx, sitting, tab);
  });
}

/** With all of its parts and steps. */
async function closeRunning(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  const index = currentTask(sitting)?.planned.index;
  for (;;) {
    const situation = await currentSituation(tx, runtime, sitting);
    if (!situation?.task.begunAt || situation.planned.index !== index) return;
    await closeTask(tx, runtime, sitting, { situation, endedAt: sitting.now });
  }
}
