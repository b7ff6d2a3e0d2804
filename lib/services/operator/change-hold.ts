import "server-only";

import { AppError } from "@/lib/core/errors";
import { holdBack, liftHold } from "@/lib/services/bank/hold-back";
import { logAct } from "@/lib/services/operator/log-act";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";

type Input = { itemId: string; why: string };

/** Holds a question back without a report. */
export async function addHold({ runtime, operator }: OperatorCtx, { itemId, why }: Input) {
  await runtime.database.db.transaction(async (tx) => {
    const isNew = await holdBack(tx, runtime, { itemId, who: operator.email, why });
    if (!isNew) throw new AppError("item/held");
    await logAct(tx, runtime, { who: operator.email, act: "held", subject: itemId, why });
  });
  return { isHeld: true };
}

export async function endHold({ runtime, operator }: OperatorCtx, { itemId, why }: Input) {
  await runtime.database.db.transaction(async (tx) => {
    await liftHold(tx, itemId);
    await logAct(tx, runtime, { who: operator.email, act: "lifted", subject: itemId, why });
  });
  return { isHeld: false };
}
