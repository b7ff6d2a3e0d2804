import "server-only";
import { and, eq, inArray } from "drizzle-orm";

import type { Assessment, AssessmentReason } from "@/lib/assess/assessment";
import { takesCredit } from "@/lib/core/correction-costs";
import { scoreScale } from "@/lib/core/score-scale";
import type { Transaction } from "@/lib/db/database";
import { correctionResults } from "@/lib/db/schema/corrections";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { settle } from "@/lib/exam/exam";
import { report } from "@/lib/exam/report";
import { type Score, turnsOf } from "@/lib/exam/state";
import { findingOf, type ResultRow } from "@/lib/services/corrections/correction-rows";
import { settleByScores, settleExamCharge } from "@/lib/services/exams/exam-charge";
import { type Sitting, updateExam } from "@/lib/services/exams/sitting";
import { mailOwner, tellSettled } from "@/lib/services/exams/tell-owner";
import type { Runtime } from "@/lib/services/runtime";

/** A slot whose score an engine finds, with what it said so far; null for a result that is not there any more. */
type AwaitedScore = { slot: number; result: ResultRow | null };

export async function readAwaited(tx: Transaction, sitting: Sitting): Promise<AwaitedScore[]> {
  const pending = [...turnsOf(sitting.state).entries()].flatMap(([slot, { score }]) =>
    score?.state === "pending" ? [{ slot, id: correctionOf(sitting, slot) }] : [],
  );
  const ids = pending.flatMap(({ id }) => id ?? []);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(correctionResults)
          .where(and(inArray(correctionResults.correctionId, ids), eq(correctionResults.round, 0)));
  return pending.map(({ slot, id }) => ({
    slot,
    result: rows.find(({ correctionId }) => correctionId === id) ?? null,
  }));
}

function correctionOf({ plan, tasks }: Sitting, slot: number) {
  const planned = plan.find(({ slots }) => slots.some((each) => each === slot));
  return tasks.find(({ index }) => index === planned?.index)?.correctionId ?? null;
}

const isWithdrawn = ({ state, failure }: ResultRow) => state === "failed" && failure === "withdrawn";
export const isOpenResult = (result: ResultRow | null) =>
  result !== null && result.state !== "done" && !isWithdrawn(result);

/**
 * Makes the report once every score is there: what was set aside is taken, and its learner told, in one transaction. Changes
 * nothing before that, and nothing a second time.
 */
export async function settleSitting(tx: Transaction, runtime: Runtime, sitting: Sitting): Promise<void> {
  if (sitting.row.state !== "scoring") return;
  const awaited = await readAwaited(tx, sitting);
  if (awaited.some(({ result }) => isOpenResult(result))) return;
  const { blueprint, row, now } = sitting;
  const scored = awaited.map((each) => ({ slot: each.slot, assessment: assessmentOf(each.result) }));
  const state = scored.reduce(
    (before, { slot, assessment }) =>
      settle(before, blueprint, slot, toScore(assessment, slotAt(blueprint, slot).skill === "speaking")),
    sitting.state,
  );
  const full = scored.filter(({ assessment }) => takesCredit(assessment?.status ?? null)).length;
  if (row.chargedBy === "correct") await settleByScores(tx, row, full);
  else await settleExamCharge(tx, row, "consumed");
  sitting.state = state;
  await updateExam(tx, sitting, {
    ...{ state: "done", exam: state, settledAt: now, dueAt: null },
    report: report(state, blueprint),
  });
  await tellSettled(tx, runtime, row);
  // Who is looking at it is not written to, unless something was paid: then it is on record.
  if (awaited.length > 0 || row.credits > 0) await mailOwner(tx, runtime, row, "exam-ready");
}

/** No report comes any more: what was set aside goes back. */
export async function failSitting(tx: Transaction, runtime: Runtime, sitting: Sitting): Promise<void> {
  if (sitting.row.state !== "scoring") return;
  await settleExamCharge(tx, sitting.row, "released");
  await updateExam(tx, sitting, { state: "failed", settledAt: sitting.now, dueAt: null });
  await tellSettled(tx, runtime, sitting.row);
  await mailOwner(tx, runtime, sitting.row, "exam-failed");
}

const assessmentOf = (result: ResultRow | null) => (result && findingOf(result)?.assessment) ?? null;

/** What the product could not judge is no score; what gave nothing to judge has the lowest. */
const unjudged: readonly AssessmentReason[] = [
  "noisy",
  "no-speech",
  "unclear",
  "no-transcriber",
  "transcriber-failed",
  "model-failed",
];

function toScore(assessment: Assessment | null, isSpoken: boolean): Score {
  if (!assessment) return { state: "unscored" };
  const { overall, reasons } = assessment;
  // Its range holds the score two times in three: half of it is a standard error.
  if (overall)
    return { state: "points", points: overall.det, error: Math.max(1, (overall.high - overall.low) / 2) };
  if (isSpoken && reasons.some((reason) => unjudged.includes(reason))) return { state: "unscored" };
  return { state: "points", points: scoreScale.from, error: null };
}
