import "server-only";
import { avg, count, desc, eq, type SQL } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { typeOfSet } from "@/lib/services/practice/set-view";
import { Level, type SetSummary } from "@/lib/services/practice/views";

/** Sets in short, the newest first. */
export async function summarizeSets(
  executor: Executor,
  filter: SQL | undefined,
  span: { limit: number; offset: number },
): Promise<SetSummary[]> {
  const page = executor
    .select()
    .from(practiceSets)
    .where(filter)
    .orderBy(desc(practiceSets.createdAt), desc(practiceSets.id))
    .limit(span.limit)
    .offset(span.offset)
    .as("page");
  const rows = await executor
    .select({
      id: page.id,
      type: page.type,
      level: page.level,
      createdAt: page.createdAt,
      finishedAt: page.finishedAt,
      size: count(practiceItems.position),
      answered: count(practiceItems.answeredAt),
      score: avg(practiceItems.score).mapWith(Number),
    })
    .from(page)
    .leftJoin(practiceItems, eq(practiceItems.setId, page.id))
    .groupBy(page.id, page.type, page.level, page.createdAt, page.finishedAt)
    .orderBy(desc(page.createdAt), desc(page.id));
  return rows.map((row) => ({
    ...row,
    type: typeOfSet(row),
    level: Level.parse(row.level),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}
