import "server-only";

import { leaveSitting } from "@/lib/services/exams/end-sitting";
import { examView } from "@/lib/services/exams/exam-view";
import { openSitting, requireHold } from "@/lib/services/exams/hold";
import { isRunning } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

/** Ends a sitting without a score. Before its half the credit comes back, once a purchase. */
export function giveUpExam(ctx: UserCtx, { id, tab }: { id: string; tab: string }) {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (isRunning(sitting)) {
      await requireHold(tx, sitting, tab);
      await leaveSitting(tx, sitting, "given-up");
    }
    return examView(tx, ctx, sitting, tab);
  });
}
