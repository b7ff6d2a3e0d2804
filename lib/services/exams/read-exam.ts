import "server-only";

import { examView } from "@/lib/services/exams/exam-view";
import { openSitting } from "@/lib/services/exams/hold";
import type { UserCtx } from "@/lib/services/runtime";

/** A sitting as it stands now. Throws `exam/unknown`. */
export function readExam(ctx: UserCtx, { id, tab }: { id: string; tab?: string | undefined }) {
  return ctx.runtime.database.db.transaction(async (tx) =>
    examView(tx, ctx, await openSitting(tx, ctx, id), tab),
  );
}
