import "server-only";
import { and, eq, lt } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { exams } from "@/lib/db/schema/exams";
import type { Comparable } from "@/lib/exam/sitting-report/compare-earlier";
import { comparableOf } from "@/lib/exam/sitting-report/describe-sitting";
import { Scores } from "@/lib/services/exams/report-views";
import type { Sitting } from "@/lib/services/exams/sitting";

/** The learner's sittings of the same exam before this one that have a report. */
export async function earlierSittings(
  tx: Transaction,
  { row, blueprint }: Pick<Sitting, "row" | "blueprint">,
): Promise<Comparable[]> {
  if (!row.finishedAt) return [];
  const { id, finishedAt, report } = exams;
  const rows = await tx
    .select({ id, finishedAt, report })
    .from(exams)
    .where(
      and(
        eq(exams.userId, row.userId),
        eq(exams.kind, row.kind),
        eq(exams.state, "done"),
        lt(exams.finishedAt, row.finishedAt),
      ),
    );
  return rows.flatMap((each) => {
    const found = Scores.parse(each.report);
    const own =
      each.finishedAt && comparableOf(found, blueprint, { id: each.id, finishedAt: each.finishedAt });
    return own ? [own] : [];
  });
}
