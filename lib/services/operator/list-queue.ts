import "server-only";
import { aliasedTable, and, asc, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";

import { items } from "@/lib/db/schema/bank";
import { reports } from "@/lib/db/schema/reports";
import type { QuestionType } from "@/lib/questions/types";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import type { Queue } from "@/lib/services/operator/views";

type Row = typeof reports.$inferSelect;

/** What the operator reads of a report. Whose it is stays out: it does not matter to the question. */
export function reportFacts(row: Row, type: QuestionType) {
  const { id, kind, itemId, itemVersion, note, status, decidedBy, why, createdAt, decidedAt } = row;
  return {
    ...{ id, kind, type, itemId, itemVersion, note, status, decidedBy, why },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

const other = aliasedTable(reports, "other");

/** Open reports, the oldest first; or those decided, the newest first. */
export async function listQueue(
  { runtime }: OperatorCtx,
  { state, page, size }: { state: "open" | "decided"; page: number; size: number },
): Promise<Queue> {
  const { db } = runtime.database;
  const isWanted: SQL = state === "open" ? eq(reports.status, "open") : ne(reports.status, "open");
  const order =
    state === "open"
      ? [asc(reports.createdAt), asc(reports.id)]
      : [desc(reports.decidedAt), desc(reports.id)];
  const [counted] = await db.select({ total: count() }).from(reports).where(isWanted);
  const others = db
    .select({ count: sql<number>`count(*)::int` })
    .from(other)
    .where(and(eq(other.itemId, reports.itemId), eq(other.status, "open"), ne(other.id, reports.id)));
  const rows = await db
    .select({ report: reports, type: items.type, others: sql<number>`(${others})`.mapWith(Number) })
    .from(reports)
    .innerJoin(items, and(eq(items.id, reports.itemId), eq(items.version, reports.itemVersion)))
    .where(isWanted)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const found = rows.flatMap((row) =>
    runtime.questions.isType(row.type) ? [{ ...reportFacts(row.report, row.type), others: row.others }] : [],
  );
  return { reports: found, total: counted?.total ?? 0, page, size };
}
