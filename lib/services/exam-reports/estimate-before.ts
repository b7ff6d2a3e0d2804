import "server-only";
import { and, desc, eq, lt, sql } from "drizzle-orm";

import { exams } from "@/lib/db/schema/exams";
import { skills } from "@/lib/questions/define-schema";
import { Scores } from "@/lib/services/exams/report-views";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * What the caller's last mock exam before a day estimated. Of four skills, as the test's own score is: one of three says
 * something else. Null without one.
 */
export async function estimateBefore({ runtime, actor }: UserCtx, day: string): Promise<number | null> {
  const rows = await runtime.database.db
    .select({ report: exams.report })
    .from(exams)
    .where(
      and(
        eq(exams.userId, actor.userId),
        eq(exams.kind, "mock"),
        eq(exams.state, "done"),
        lt(exams.finishedAt, sql`${day}::date at time zone 'UTC'`),
      ),
    )
    .orderBy(desc(exams.finishedAt));
  for (const { report } of rows) {
    const { overall, skills: own } = Scores.parse(report);
    if (overall && skills.every((skill) => own[skill] !== null)) return overall.score;
  }
  return null;
}
