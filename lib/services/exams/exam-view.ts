import "server-only";

import type { Transaction } from "@/lib/db/database";
import { reportMinutes, timeMultipliers } from "@/lib/core/exam-kinds";
import { sectionsOf } from "@/lib/exam/task-plan";
import { chargeState, comesBack } from "@/lib/services/exams/exam-charge";
import { waitsUntil } from "@/lib/services/exams/close-due";
import { isPastHalf, scorelessSkills } from "@/lib/services/exams/progress";
import { isOpenResult, readAwaited } from "@/lib/services/exams/settle-sitting";
import { currentSituation } from "@/lib/services/exams/situation";
import { type ExamRow, isRunning, type Sitting } from "@/lib/services/exams/sitting";
import { taskView } from "@/lib/services/exams/task-view";
import type { Exam } from "@/lib/services/exams/views";
import type { UserCtx } from "@/lib/services/runtime";

const time = (at: Date | null) => at?.toISOString() ?? null;

export const toMultiplier = (value: number) => timeMultipliers.find((each) => each === value) ?? 1;

/** The facts of a sitting that its view and its summary share. */
export const examFacts = (row: ExamRow) => ({
  ...{ id: row.id, kind: row.kind, state: row.state, multiplier: toMultiplier(row.multiplier) },
  createdAt: row.createdAt.toISOString(),
  startedAt: time(row.startedAt),
  finishedAt: time(row.finishedAt),
  settledAt: time(row.settledAt),
});

/** A sitting as its owner sees it in a tab; no key, and no result before its report. */
export async function examView(
  tx: Transaction,
  ctx: UserCtx,
  sitting: Sitting,
  tab: string | undefined,
): Promise<Exam> {
  const { row, plan, tasks, now } = sitting;
  const done = tasks.filter(({ endedAt }) => endedAt).length;
  const runs = isRunning(sitting);
  const situation = runs ? await currentSituation(tx, ctx.runtime, sitting) : null;
  return {
    ...examFacts(row),
    now: now.toISOString(),
    hold: { isMine: tab !== undefined && row.holder === tab, isTaken: row.holder !== null },
    sections: sectionsOf(plan).map(({ task, skill, tasks: own }) => ({
      ...{ task, skill, count: own.length },
      done: own.filter(({ index }) => index < done).length,
    })),
    tasks: { done, count: plan.length },
    task: situation && (await taskView(tx, ctx, sitting, situation)),
    waitsUntil: runs ? waitsUntil(sitting).toISOString() : null,
    isPastHalf: isPastHalf(sitting),
    scoreless: runs ? scorelessSkills(sitting) : [],
    charge: {
      ...{ by: row.chargedBy, credits: row.credits, state: chargeState(row) },
      comesBack: runs && row.credits > 0 && (await wouldComeBack(tx, sitting)),
    },
    unscored: sitting.unscored,
    scoring: await scoringView(tx, sitting),
    hasReport: row.state === "done",
  };
}

const wouldComeBack = async (tx: Transaction, sitting: Sitting) =>
  sitting.row.chargedBy !== "exam" ||
  sitting.row.startedAt === null ||
  (!isPastHalf(sitting) && (await comesBack(tx, sitting.row)));

async function scoringView(tx: Transaction, sitting: Sitting): Promise<Exam["scoring"]> {
  const { state, finishedAt } = sitting.row;
  if (state !== "scoring" || !finishedAt) return null;
  const awaited = await readAwaited(tx, sitting);
  return {
    done: awaited.filter(({ result }) => !isOpenResult(result)).length,
    count: awaited.length,
    until: new Date(finishedAt.getTime() + reportMinutes * 60_000).toISOString(),
  };
}
