import "server-only";
import { and, eq, gt, lte, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { operatorSessions } from "@/lib/db/schema/operator";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import type { Actor, Runtime } from "@/lib/services/runtime";

export const operatorMinutes = 30;

/** Half an hour for one session of a person; the token is for a cookie. What is over is swept on the way. */
export async function openOperatorSession(tx: Transaction, runtime: Runtime, actor: Actor) {
  const now = runtime.clock.databaseNow();
  const token = newToken();
  await tx.delete(operatorSessions).where(lte(operatorSessions.expiresAt, now));
  const [opened] = await tx
    .insert(operatorSessions)
    .values({
      hash: hashToken(token),
      userId: actor.userId,
      sessionId: actor.sessionId,
      expiresAt: sql`${now} + make_interval(mins => ${operatorMinutes})`,
    })
    .returning({ until: operatorSessions.expiresAt });
  if (!opened) throw new Error("The operator's session did not come back.");
  return { token, until: opened.until };
}

/** Until when the holder of this cookie is inside; null for a token that is over, unknown or of another session. */
export async function readOperatorSession(runtime: Runtime, actor: Actor, token: string | undefined) {
  if (!token) return null;
  const [found] = await runtime.database.db
    .select({ until: operatorSessions.expiresAt })
    .from(operatorSessions)
    .where(
      and(
        eq(operatorSessions.hash, hashToken(token)),
        eq(operatorSessions.userId, actor.userId),
        eq(operatorSessions.sessionId, actor.sessionId),
        gt(operatorSessions.expiresAt, runtime.clock.databaseNow()),
      ),
    );
  return found?.until ?? null;
}
