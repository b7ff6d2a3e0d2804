import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import type { UserCtx } from "@/lib/services/runtime";

/** Ends a link of the caller's: what it showed is gone with it. */
export async function endLink({ runtime, actor }: UserCtx, { id }: { id: string }) {
  const ended = await runtime.database.db
    .delete(reportLinks)
    .where(and(eq(reportLinks.id, id), eq(reportLinks.userId, actor.userId)))
    .returning({ id: reportLinks.id });
  if (ended.length === 0) throw new AppError("exam-link/gone");
}
