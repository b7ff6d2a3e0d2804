import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { reports } from "@/lib/db/schema/reports";
import { holdItem, type HeldItem, isShown } from "@/lib/services/practice/place-item";
import { type Report, type ReportKind, reportView } from "@/lib/services/reports/views";
import type { UserCtx } from "@/lib/services/runtime";

type Input = { setId: string; position: number; step: number; kind: ReportKind; note: string };

/**
 * Keeps what a learner says about a question that they have finished. A report that is open already stays as it is, and
 * costs nothing the second time.
 */
export async function makeReport(ctx: UserCtx, input: Input): Promise<Report> {
  const { limits, database } = ctx.runtime;
  const { userId } = ctx.actor;
  await limits.consume("report.user", userId);
  try {
    const { report, isNew } = await database.db.transaction((tx) => keepReport(tx, ctx, input));
    if (!isNew) await limits.restore("report.user", userId);
    return report;
  } catch (error) {
    await limits.restore("report.user", userId);
    throw error;
  }
}

async function keepReport(tx: Transaction, ctx: UserCtx, input: Input) {
  const held = await holdItem(tx, ctx, input);
  const answer = findAnswer(held, input);
  const { type, item, now, userId } = held.task;
  if (!item || !ctx.runtime.questions.isType(type)) throw new Error("A set holds items of the bank only.");
  const isThis = and(eq(reports.userId, userId), eq(reports.itemId, item.id), eq(reports.kind, input.kind));
  const [made] = await tx
    .insert(reports)
    .values({
      ...{ id: v7(), userId, answerId: answer.id, createdAt: now },
      ...{ setId: input.setId, position: input.position, step: input.step },
      ...{ kind: input.kind, note: input.note.trim(), itemId: item.id, itemVersion: item.version },
    })
    .onConflictDoNothing()
    .returning();
  const [row] = made
    ? [made]
    : await tx
        .select()
        .from(reports)
        .where(and(isThis, eq(reports.status, "open")))
        .orderBy(desc(reports.createdAt));
  if (!row) throw new Error("The report was neither new nor there.");
  return { report: reportView(row, type), isNew: made !== undefined };
}

/** The answer that the report is about. */
function findAnswer(held: HeldItem, { step, kind }: Input) {
  const { state } = held;
  if (!isShown(held)) throw new AppError("report/not-finished");
  const answer = state.answers.get(step);
  if (!answer) throw new AppError("report/not-finished");
  const { outcome } = answer;
  const hasLost = outcome.state === "scored" && outcome.earned < outcome.max;
  if (kind === "should-count" && !hasLost) throw new AppError("report/full-score");
  return answer;
}
