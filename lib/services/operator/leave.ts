import "server-only";
import { eq } from "drizzle-orm";

import { operatorSessions } from "@/lib/db/schema/operator";
import { logAct } from "@/lib/services/operator/log-act";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";

/** Locks the room: the code's half hour is over for this session. */
export async function leaveRoom({ runtime, actor, operator }: OperatorCtx) {
  await runtime.database.db.transaction(async (tx) => {
    await tx.delete(operatorSessions).where(eq(operatorSessions.sessionId, actor.sessionId));
    await logAct(tx, runtime, { who: operator.email, act: "left" });
  });
  return { left: true };
}
