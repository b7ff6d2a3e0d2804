import "server-only";

import { isSpeaking } from "@/lib/core/correction-costs";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError, isAppError } from "@/lib/core/errors";
import type { Executor, Transaction } from "@/lib/db/database";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { returnCredit } from "@/lib/services/billing/return-credit";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { type CorrectionRow, ledgerId } from "@/lib/services/corrections/correction-rows";
import { returnTry, takeTry } from "@/lib/services/corrections/free-try";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

export type Charge = CorrectionRow["charge"];

/** Free speech costs nothing where nothing turns it into text. */
export const isFreeOfCharge = (runtime: Runtime, task: CorrectedTask) =>
  isSpeaking(task) && !isSpeechSold(runtime);

/** `try`: the free try or nothing, where a page says that nothing is paid. */
export const waysToPay = ["credit", "try"] as const;
export type WayToPay = (typeof waysToPay)[number];

/**
 * Sets aside what pays for a correction, in its transaction: a credit, else the free try. What is spoken and may not go
 * where it would be heard is only measured, for nothing. Throws `credit/insufficient`.
 */
export async function chargeCorrection(
  tx: Transaction,
  ctx: UserCtx,
  given: { id: string; task: CorrectedTask; mayBeHeard: boolean; by?: WayToPay },
): Promise<Charge> {
  const { id, task, mayBeHeard, by = "credit" } = given;
  const isSpoken = isSpeaking(task);
  if (isFreeOfCharge(ctx.runtime, task) || (isSpoken && !mayBeHeard)) return "free";
  if (by === "credit" && (await takeCredit(tx, ctx, id))) return "credit";
  if (isSpoken || !(await takeTry(tx, ctx, id))) throw new AppError("credit/insufficient");
  return "try";
}

/** Sets a credit aside; false when there is none. */
async function takeCredit(tx: Transaction, { actor }: UserCtx, id: string) {
  try {
    await reserveCredit(tx, { id: ledgerId(id), userId: actor.userId, kind: "correct" });
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "credit/insufficient") return false;
    throw error;
  }
}

/** Ends what was set aside: only a full score takes it. */
export async function settleCharge(
  tx: Transaction,
  { id, charge }: Pick<CorrectionRow, "id" | "charge">,
  isTaken: boolean,
) {
  if (charge === "credit")
    await settleCredit(tx, { id: ledgerId(id), as: isTaken ? "consumed" : "released" });
  if (charge === "try" && !isTaken) await returnTry(tx, id);
}

/** The credit of a result that a second one did not confirm. False when none was taken. */
export const returnCharge = (executor: Executor, { id, charge }: Pick<CorrectionRow, "id" | "charge">) =>
  charge === "credit" ? returnCredit(executor, ledgerId(id)) : Promise.resolve(false);
