import "server-only";
import { and, desc, eq, ne } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { items } from "@/lib/db/schema/bank";
import { practiceItems } from "@/lib/db/schema/practice";
import { itemHolds, reports } from "@/lib/db/schema/reports";
import { emptyState, readStates } from "@/lib/services/answers/item-state";
import { presentItem } from "@/lib/services/answers/item-view";
import { readMediaVersions } from "@/lib/services/media/media-versions";
import { reportFacts } from "@/lib/services/operator/list-queue";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import { findSameAnswers } from "@/lib/services/operator/same-answers";
import type { ReportFile } from "@/lib/services/operator/views";
import { itemColumns, toPlaced } from "@/lib/services/practice/place-item";

type Report = typeof reports.$inferSelect;

/** A report with all that deciding needs: the question as the learner had it, its key, and who else said what. */
export async function readReport(ctx: OperatorCtx, { id }: { id: string }): Promise<ReportFile> {
  const { db } = ctx.runtime.database;
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  if (!report) throw new AppError("report/unknown");
  const { setId, position, step } = report;
  const { item, keys, answer, type } = await readPlaced(ctx, report);
  const lost = await findSameAnswers(db, report);
  return {
    report: { ...reportFacts(report, type), setId, position, step },
    ...{ item, keys, answer: answer.answer, outcome: answer.outcome },
    ...(await readStanding(ctx, report)),
    others: await readOthers(ctx, report),
    same: lost.filter(({ userId }) => userId !== report.userId).length,
  };
}

async function readPlaced({ runtime }: OperatorCtx, { setId, position, step }: Report) {
  const { db } = runtime.database;
  const [row] = await db
    .select(itemColumns)
    .from(practiceItems)
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(and(eq(practiceItems.setId, setId), eq(practiceItems.position, position)));
  const state = (await readStates(db, setId, position)).get(position) ?? emptyState();
  const answer = state.answers.get(step);
  if (!row || !answer || !runtime.questions.isType(row.type))
    throw new Error(`The question of a report in the set ${setId} is not there.`);
  const placed = toPlaced(runtime, row);
  const versions = await readMediaVersions(db, placed.media);
  const item = presentItem(runtime, placed, state, {
    ...{ versions, locale: "en" as const },
    shows: { results: true, slowBefore: true, handIns: false },
  });
  const keys = placed.steps.map(({ kind, key }, index) => ({ step: index, kind, key }));
  return { item, keys, answer, type: row.type };
}

/** Which version is published now, and whether the question is held back. */
async function readStanding({ runtime }: OperatorCtx, { itemId }: Report) {
  const { db } = runtime.database;
  const [published] = await db
    .select({ version: items.version })
    .from(items)
    .where(and(eq(items.id, itemId), eq(items.status, "published")));
  const [held] = await db.select().from(itemHolds).where(eq(itemHolds.itemId, itemId));
  const hold = held ? { heldBy: held.heldBy, why: held.why, heldAt: held.heldAt.toISOString() } : null;
  return { published: published?.version ?? null, hold };
}

const mostOthers = 50;

async function readOthers({ runtime }: OperatorCtx, { id, itemId }: Report) {
  const rows = await runtime.database.db
    .select()
    .from(reports)
    .where(and(eq(reports.itemId, itemId), ne(reports.id, id)))
    .orderBy(desc(reports.createdAt))
    .limit(mostOthers);
  return rows.map(({ id: other, kind, note, status, createdAt }) => ({
    ...{ id: other, kind, note, status },
    createdAt: createdAt.toISOString(),
  }));
}
