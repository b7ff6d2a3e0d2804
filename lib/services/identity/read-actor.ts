import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { accessTokens, sessions, users } from "@/lib/db/schema/identity";
import { hashToken } from "@/lib/services/identity/tokens";
import type { Actor, Runtime } from "@/lib/services/runtime";

/** Who holds this access token; null when it is unknown, expired or its session has ended. */
export async function readActor(runtime: Runtime, input: { token: string }): Promise<Actor | null> {
  const [row] = await runtime.database.db
    .select({ userId: users.id, sessionId: sessions.id, temp: users.temp })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(accessTokens.hash, hashToken(input.token)),
        gt(accessTokens.expiresAt, sql`now()`),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  return row ?? null;
}
