import "server-only";
import { and, eq, sql } from "drizzle-orm";

import { Assessment } from "@/lib/assess/assessment";
import { takesCredit } from "@/lib/core/correction-costs";
import type { Transaction } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { returnCharge, settleCharge } from "@/lib/services/corrections/charge-correction";
import { type CorrectionRow, findingOf, type ResultRow } from "@/lib/services/corrections/correction-rows";
import { examSettlement } from "@/lib/services/jobs/settle-exam";
import type { SpeechMeasures } from "@/lib/services/corrections/views";
import type { Runtime } from "@/lib/services/runtime";

export type Waiting = { correction: CorrectionRow; result: ResultRow };
export type Finding = { assessment: Assessment; measures: SpeechMeasures | null };

const isOf = ({ correctionId, round }: ResultRow) =>
  and(eq(correctionResults.correctionId, correctionId), eq(correctionResults.round, round));

/** Stores a result with what it costs. The caller has locked it. */
export async function settleResult(tx: Transaction, runtime: Runtime, waiting: Waiting, finding: Finding) {
  const { correction, result } = waiting;
  const { assessment, measures } = finding;
  await tx
    .update(correctionResults)
    .set({ state: "done", verdict: assessment.status, assessment, measures, settledAt: sql`now()` })
    .where(isOf(result));
  if (result.round === 0) {
    await settleCharge(tx, correction, takesCredit(assessment.status));
    if (measures?.transcript)
      await keepTranscript(tx, correction, measures.transcript.text, assessment.words);
  }
  if (result.round > 0) await compareCheck(tx, correction, assessment);
  await tell(tx, runtime, waiting, "done");
}

/** What was spoken is found by its words from then on, as what was written is. */
async function keepTranscript(tx: Transaction, { id }: CorrectionRow, said: string, words: number) {
  await tx.update(corrections).set({ said, words }).where(eq(corrections.id, id));
}

/** Ends a result that will not come: nothing is taken for it. The caller has locked it. */
export async function failResult(
  tx: Transaction,
  runtime: Runtime,
  waiting: Waiting,
  failure: NonNullable<ResultRow["failure"]>,
) {
  const { correction, result } = waiting;
  const isKept = failure !== "withdrawn" && (await restoreMeasured(tx, result));
  if (!isKept)
    await tx
      .update(correctionResults)
      .set({ state: "failed", failure, assessment: null, measures: null, settledAt: sql`now()` })
      .where(isOf(result));
  if (result.round === 0) await settleCharge(tx, correction, false);
  await tell(tx, runtime, waiting, isKept ? "done" : "failed");
}

/** What was measured before it was to be scored stands again, and says that it was not heard. False where there is none. */
async function restoreMeasured(tx: Transaction, result: ResultRow) {
  if (result.assessment === null) return false;
  const { reasons, ...measured } = Assessment.parse(result.assessment);
  const assessment: Assessment = {
    ...measured,
    reasons: reasons.map((reason) => (reason === "no-transcriber" ? "transcriber-failed" : reason)),
  };
  await tx
    .update(correctionResults)
    .set({ state: "done", verdict: assessment.status, assessment, settledAt: sql`now()` })
    .where(isOf(result));
  return true;
}

/** A second score outside the range of the first gives the credit back. */
async function compareCheck(tx: Transaction, correction: CorrectionRow, second: Assessment) {
  const [row] = await tx
    .select()
    .from(correctionResults)
    .where(and(eq(correctionResults.correctionId, correction.id), eq(correctionResults.round, 0)));
  const first = row && findingOf(row)?.assessment;
  const isConfirmed =
    first?.overall &&
    second.overall &&
    second.overall.det >= first.overall.low &&
    second.overall.det <= first.overall.high;
  if (isConfirmed || !(await returnCharge(tx, correction))) return;
  await tx
    .update(corrections)
    .set({ returnedAt: sql`now()` })
    .where(eq(corrections.id, correction.id));
}

async function tell(
  tx: Transaction,
  { events, jobs }: Runtime,
  { correction: { id, userId, origin }, result: { round } }: Waiting,
  state: "done" | "failed",
) {
  await events.publish(tx, { kind: "correction.settled", userId, correctionId: id, round, state });
  if (origin === "exam" && round === 0) await jobs.enqueue(tx, examSettlement, { correctionId: id });
}
