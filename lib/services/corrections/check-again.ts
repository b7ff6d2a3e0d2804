import "server-only";

import { AppError } from "@/lib/core/errors";
import { isCheckable, readCheck } from "@/lib/services/corrections/check-rows";
import { readOwn } from "@/lib/services/corrections/correction-rows";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { mayAskModel } from "@/lib/services/corrections/may-ask-model";
import { queueResult } from "@/lib/services/corrections/queue-result";
import { readCorrection } from "@/lib/services/corrections/read-correction";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import type { UserCtx } from "@/lib/services/runtime";

/** Has a model asked again, past whatever was kept of its first answer. Throws `correction/no-check`. */
export async function checkAgain(ctx: UserCtx, { id }: { id: string }): Promise<Correction> {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("correction.user", actor.userId);
  const { correction: asked } = await readOwn(runtime.database.db, { id, userId: actor.userId });
  const mayAsk = await mayAskModel(runtime, { userId: actor.userId, task: toTask(asked.task) });
  await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId);
    const { correction, result } = await readOwn(tx, { id, userId: actor.userId });
    if (!mayAsk || !isCheckable(result, await readCheck(tx, id))) throw new AppError("correction/no-check");
    await queueResult(tx, runtime, { correction, round: 1 });
  });
  return readCorrection(ctx, { id });
}
