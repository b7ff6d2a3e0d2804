import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { itemFlags } from "@/lib/db/schema/calibration";
import { logAct } from "@/lib/services/operator/log-act";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import type { FlagDecision } from "@/lib/services/operator/views";

/** Decides what statistics found, once. A question whose flag is confirmed is retired by the next release. */
export async function decideFlag(
  { runtime, operator }: OperatorCtx,
  { id, confirms, why }: { id: string } & FlagDecision,
) {
  const status: "confirmed" | "dismissed" = confirms ? "confirmed" : "dismissed";
  await runtime.database.db.transaction(async (tx) => {
    const [decided] = await tx
      .update(itemFlags)
      .set({ status, decidedBy: operator.email, why, decidedAt: runtime.clock.databaseNow() })
      .where(and(eq(itemFlags.id, id), eq(itemFlags.status, "open")))
      .returning({ itemId: itemFlags.itemId });
    if (!decided) throw new AppError("item/unknown");
    await logAct(tx, runtime, { who: operator.email, act: status, subject: decided.itemId, why });
  });
  return { status };
}
