import "server-only";

import { lockWaiting, type ResultRow } from "@/lib/services/corrections/correction-rows";
import { failResult } from "@/lib/services/corrections/settle-result";
import type { Runtime } from "@/lib/services/runtime";

/** Ends a result that nobody could make, unless it is there meanwhile. */
export async function giveUpCorrection(
  runtime: Runtime,
  input: { correctionId: string; round: number; failure: NonNullable<ResultRow["failure"]> },
) {
  await runtime.database.db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, input);
    if (waiting) await failResult(tx, runtime, waiting, input.failure);
  });
}
