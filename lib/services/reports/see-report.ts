import "server-only";
import { and, eq, isNotNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { reports } from "@/lib/db/schema/reports";
import type { UserCtx } from "@/lib/services/runtime";

/** Puts away the notice of a decision; a second time changes nothing. */
export async function seeReport({ runtime, actor }: UserCtx, input: { id: string }) {
  const seen = await runtime.database.db
    .update(reports)
    .set({ seenAt: sql`coalesce(${reports.seenAt}, ${runtime.clock.databaseNow()})` })
    .where(and(eq(reports.id, input.id), eq(reports.userId, actor.userId), isNotNull(reports.decidedAt)))
    .returning({ id: reports.id });
  if (seen.length === 0) throw new AppError("report/unknown");
  return { seen: true };
}
