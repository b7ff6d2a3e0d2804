import "server-only";
import { eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { corrections } from "@/lib/db/schema/corrections";
import { chargeCorrection } from "@/lib/services/corrections/charge-correction";
import { type CorrectionRow, readOwn } from "@/lib/services/corrections/correction-rows";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { isScorableNow } from "@/lib/services/corrections/measured-only";
import { queueResult } from "@/lib/services/corrections/queue-result";
import { readCorrection } from "@/lib/services/corrections/read-correction";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import { mayProcess } from "@/lib/services/consents/may-process";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * Has what was only measured heard and scored after all, for what that costs; what was measured comes back when it
 * fails. Throws `consent/unsent` before its speaker agreed that it may be sent, `correction/no-score`.
 */
export async function scoreMeasured(ctx: UserCtx, { id }: { id: string }): Promise<Correction> {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("correction.user", actor.userId);
  if (!(await mayProcess(runtime, actor.userId, "hosted-speech"))) throw new AppError("consent/unsent");
  await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId);
    const { correction, result } = await readOwn(tx, { id, userId: actor.userId });
    if (!(await isScorableNow(tx, runtime, { correction, result })))
      throw new AppError("correction/no-score");
    await pay(tx, ctx, correction);
    await queueResult(tx, runtime, { correction, round: 0 });
  });
  return readCorrection(ctx, { id });
}

/** A better version stays free. */
async function pay(tx: Transaction, ctx: UserCtx, { id, task, charge: before }: CorrectionRow) {
  if (before === "revision") return;
  const charge = await chargeCorrection(tx, ctx, { id, task: toTask(task), mayBeHeard: true });
  await tx.update(corrections).set({ charge }).where(eq(corrections.id, id));
}
