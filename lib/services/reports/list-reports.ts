import "server-only";
import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";

import { items } from "@/lib/db/schema/bank";
import { reports } from "@/lib/db/schema/reports";
import { type Report, reportView } from "@/lib/services/reports/views";
import type { UserCtx } from "@/lib/services/runtime";

/** More than a set has, and than anybody makes in the days that a notice is read in. */
const most = 100;

/** The caller's reports, the newest first: of one set, or those decided whose notice is still there. */
export async function listReports(
  { runtime, actor }: UserCtx,
  input: { set?: string | undefined; news: boolean },
): Promise<Report[]> {
  const wanted: (SQL | undefined)[] = [
    input.set === undefined ? undefined : eq(reports.setId, input.set),
    ...(input.news ? [isNotNull(reports.decidedAt), isNull(reports.seenAt)] : []),
  ];
  const rows = await runtime.database.db
    .select({ report: reports, type: items.type })
    .from(reports)
    .innerJoin(items, and(eq(items.id, reports.itemId), eq(items.version, reports.itemVersion)))
    .where(and(eq(reports.userId, actor.userId), ...wanted))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(most);
  return rows.flatMap(({ report, type }) =>
    runtime.questions.isType(type) ? [reportView(report, type)] : [],
  );
}
