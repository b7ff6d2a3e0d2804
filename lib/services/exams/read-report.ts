import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { compareSkills } from "@/lib/exam/compare-skills";
import { abilitySteps } from "@/lib/services/exams/ability-steps";
import { breaksOf } from "@/lib/services/exams/breaks";
import { toMultiplier } from "@/lib/services/exams/exam-view";
import { openSitting } from "@/lib/services/exams/hold";
import { readGiven, reportTasks } from "@/lib/services/exams/report-tasks";
import { type ExamReportView, Scores } from "@/lib/services/exams/report-views";
import { silencesOf } from "@/lib/services/exams/silences";
import type { Sitting } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

/** The report of one of the caller's sittings. Throws `exam/no-report` before it is there. */
export function readReport(ctx: UserCtx, { id }: { id: string }): Promise<ExamReportView> {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (sitting.row.state !== "done") throw new AppError("exam/no-report");
    return reportView(tx, ctx, sitting);
  });
}

async function reportView(tx: Transaction, ctx: UserCtx, sitting: Sitting): Promise<ExamReportView> {
  const { row, state, blueprint } = sitting;
  const finishedAt = row.finishedAt ?? row.createdAt;
  const given = await readGiven(tx, ctx, sitting);
  return {
    ...{ id: row.id, kind: row.kind, multiplier: toMultiplier(row.multiplier) },
    startedAt: (row.startedAt ?? row.createdAt).toISOString(),
    finishedAt: finishedAt.toISOString(),
    settledAt: (row.settledAt ?? finishedAt).toISOString(),
    scores: Scores.parse(row.report),
    standings: blueprint.measures === "general" ? compareSkills(state, blueprint) : null,
    unscored: sitting.unscored,
    breaks: breaksOf(ctx.runtime, sitting, given),
    silences: silencesOf(ctx.runtime, sitting, given),
    tasks: reportTasks(ctx, sitting, given),
    abilities: abilitySteps(sitting),
  };
}
