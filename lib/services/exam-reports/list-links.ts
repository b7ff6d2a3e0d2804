import "server-only";
import { and, desc, eq, gt } from "drizzle-orm";

import { reportLinks } from "@/lib/db/schema/exam-reports";
import type { Link } from "@/lib/services/exam-reports/views";
import type { UserCtx } from "@/lib/services/runtime";

/** The caller's links to a report that still work, the newest first. */
export async function listLinks(
  { runtime, actor }: UserCtx,
  { examId }: { examId: string },
): Promise<Link[]> {
  const rows = await runtime.database.db
    .select()
    .from(reportLinks)
    .where(
      and(
        eq(reportLinks.userId, actor.userId),
        eq(reportLinks.examId, examId),
        gt(reportLinks.expiresAt, runtime.now()),
      ),
    )
    .orderBy(desc(reportLinks.id));
  return rows.map(({ id, createdAt, expiresAt, name, showsTiming }) => ({
    ...{ id, showsName: name !== null, showsTiming },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
