import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { sessions } from "@/lib/db/schema/identity";

/** Ends every session of a person: a reset, an upgrade, a merge. */
export async function revokeSessions(tx: Executor, input: { userId: string }) {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, input.userId), isNull(sessions.revokedAt)));
}

export async function revokeSession(tx: Executor, input: { sessionId: string }) {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, input.sessionId), isNull(sessions.revokedAt)));
}
