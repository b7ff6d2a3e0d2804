import "server-only";

import { examView } from "@/lib/services/exams/exam-view";
import { openSitting } from "@/lib/services/exams/hold";
import { noteSign } from "@/lib/services/exams/silences";
import { isRunning, updateExam } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

/** Takes a sitting over for a tab: whoever answered before looks on from now. */
export function holdExam(ctx: UserCtx, { id, tab }: { id: string; tab: string }) {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (isRunning(sitting) && sitting.row.holder !== tab) await updateExam(tx, sitting, { holder: tab });
    await noteSign(tx, sitting);
    return examView(tx, ctx, sitting, tab);
  });
}
