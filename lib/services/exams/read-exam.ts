import "server-only";

import { examView } from "@/lib/services/exams/exam-view";
import { openSitting } from "@/lib/services/exams/hold";
import { noteSign } from "@/lib/services/exams/silences";
import type { UserCtx } from "@/lib/services/runtime";

/** A sitting as it stands now. Throws `exam/unknown`. */
export function readExam(ctx: UserCtx, { id, tab }: { id: string; tab?: string | undefined }) {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (tab !== undefined && sitting.row.holder === tab) await noteSign(tx, sitting);
    return examView(tx, ctx, sitting, tab);
  });
}
