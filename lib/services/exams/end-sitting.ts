import "server-only";

import { reportMinutes } from "@/lib/core/exam-kinds";
import type { Transaction } from "@/lib/db/database";
import { isPastHalf } from "@/lib/services/exams/progress";
import { chargeState, comesBack, settleExamCharge } from "@/lib/services/exams/exam-charge";
import { handIn } from "@/lib/services/exams/hand-in";
import { settleSitting } from "@/lib/services/exams/settle-sitting";
import { isRunning, type Sitting, updateExam } from "@/lib/services/exams/sitting";
import { mailOwner, tellSettled } from "@/lib/services/exams/tell-owner";
import type { Runtime } from "@/lib/services/runtime";

/** All is answered, or somebody ended it past its half: it is scored, at once where no engine is to be asked. */
export async function endSitting(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  if (!isRunning(sitting)) return;
  const { now } = sitting;
  await updateExam(tx, sitting, {
    ...{ state: "scoring", finishedAt: now },
    dueAt: new Date(now.getTime() + reportMinutes * 60_000),
  });
  await handIn(tx, runtime, sitting);
  await settleSitting(tx, runtime, sitting);
}

/** Ended without a score: before its half what was set aside goes back, once a purchase; always where nothing was shown. */
export async function leaveSitting(tx: Transaction, sitting: Sitting, state: "given-up" | "expired") {
  if (!isRunning(sitting)) return;
  const { now, row } = sitting;
  const isUntouched = row.startedAt === null;
  const isBack = isUntouched || (!isPastHalf(sitting) && (await comesBack(tx, row)));
  await settleExamCharge(tx, row, isBack || row.chargedBy !== "exam" ? "released" : "consumed");
  await updateExam(tx, sitting, {
    ...{ state, finishedAt: now, settledAt: now, dueAt: null },
    isReturned: isBack && !isUntouched && row.chargedBy === "exam",
  });
}

/** Nobody came back in time: it is left, and whoever paid for it is told what became of that. */
export async function expireSitting(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  await leaveSitting(tx, sitting, "expired");
  const { row } = sitting;
  if (row.credits === 0) return;
  const isTaken = chargeState(row) === "taken";
  await mailOwner(tx, runtime, row, isTaken ? "exam-expired-taken" : "exam-expired");
}

/** The bank has nothing more to ask: it ends without a score, and what was set aside goes back. */
export async function stopSitting(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  if (!isRunning(sitting)) return;
  const { now } = sitting;
  await settleExamCharge(tx, sitting.row, "released");
  await updateExam(tx, sitting, { state: "failed", finishedAt: now, settledAt: now, dueAt: null });
  await tellSettled(tx, runtime, sitting.row);
  if (sitting.row.credits > 0) await mailOwner(tx, runtime, sitting.row, "exam-stopped");
}
