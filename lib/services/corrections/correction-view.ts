import "server-only";

import { type FreeCorrection, takesCredit } from "@/lib/core/correction-costs";
import { StoredAsked, titleOf } from "@/lib/services/corrections/asked";
import { type CorrectionRow, findingOf, type ResultRow } from "@/lib/services/corrections/correction-rows";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Correction, CorrectionSummary } from "@/lib/services/corrections/views";

type Row = { correction: CorrectionRow; result: ResultRow };

/** A correction in a list. */
export function summaryView({ correction, result }: Row): CorrectionSummary {
  const assessment = findingOf(result)?.assessment;
  return {
    id: correction.id,
    task: toTask(correction.task),
    prompt: correction.promptName,
    title: titleOf(StoredAsked.parse(correction.asked), correction.said),
    state: result.state,
    createdAt: correction.createdAt.toISOString(),
    settledAt: result.settledAt?.toISOString() ?? null,
    words: correction.words,
    overall: assessment?.overall ?? null,
    cefr: assessment?.cefr ?? null,
    status: assessment?.status ?? null,
    edits: assessment?.edits.length ?? 0,
    revises: correction.revisesId,
  };
}

const paying = new Set<CorrectionRow["charge"]>(["credit", "try"]);

export function chargeView({ correction, result }: Row): Correction["charge"] {
  return {
    by: correction.charge,
    state: chargeState(correction, result),
    freeFor: freeFor(correction, result),
  };
}

const freeCharges = {
  credit: null,
  try: null,
  revision: "revision",
  exam: "exam",
  free: "no-transcriber",
} as const satisfies Record<CorrectionRow["charge"], FreeCorrection | null>;

function freeFor({ charge }: CorrectionRow, { state, verdict }: ResultRow): FreeCorrection | null {
  if (freeCharges[charge]) return freeCharges[charge];
  if (state === "failed") return "failed";
  return state === "done" && !takesCredit(verdict) ? "limited" : null;
}

function chargeState(
  { charge, returnedAt }: CorrectionRow,
  result: ResultRow,
): Correction["charge"]["state"] {
  if (!paying.has(charge)) return "none";
  if (returnedAt) return "returned";
  if (result.state === "failed") return "released";
  if (result.state !== "done") return "reserved";
  return takesCredit(result.verdict) ? "taken" : "released";
}
