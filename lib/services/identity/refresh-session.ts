import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Executor } from "@/lib/db/database";
import { refreshTokens, sessions } from "@/lib/db/schema/identity";
import { issueAccess, issueTokens, type AccessToken } from "@/lib/services/identity/open-session";
import { revokeSession } from "@/lib/services/identity/revoke-sessions";
import { hashToken } from "@/lib/services/identity/tokens";
import type { Ctx } from "@/lib/services/runtime";

type Renewed = AccessToken & { refreshToken: string | null };

/**
 * Exchanges a refresh token for new tokens, once. A used one that comes back within 10 seconds is a second tab, which
 * gets an access token and no refresh token: the first answer has it. Later it is a copy in other hands, and the
 * session ends.
 */
export async function refreshSession(ctx: Ctx, input: { refreshToken: string }): Promise<Renewed> {
  const { limits, database } = ctx.runtime;
  await limits.consume("refresh.address", ctx.requester);
  const issued = await database.db.transaction(async (tx): Promise<Renewed | null> => {
    const used = await useToken(tx, hashToken(input.refreshToken));
    if (!used || !(await touchSession(tx, used.sessionId))) return null;
    return used.isFirst ? issueTokens(tx, used) : { ...(await issueAccess(tx, used)), refreshToken: null };
  });
  if (!issued) throw new AppError("session/no-refresh");
  await limits.restore("refresh.address", ctx.requester);
  return issued;
}

async function useToken(tx: Executor, hash: string) {
  const [fresh] = await tx
    .update(refreshTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  if (fresh) return { ...fresh, isFirst: true };
  const [used] = await tx
    .select({
      sessionId: refreshTokens.sessionId,
      isRecent: sql<boolean>`${refreshTokens.usedAt} > clock_timestamp() - interval '10 seconds'`,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!used) return null;
  if (used.isRecent) return { sessionId: used.sessionId, isFirst: false };
  await revokeSession(tx, used);
  return null;
}

/** Keeps a living session alive for another 90 days, for a year at most. */
async function touchSession(tx: Executor, sessionId: string) {
  const alive = await tx
    .update(sessions)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(now() + interval '90 days', ${sessions.createdAt} + interval '365 days')`,
    })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)))
    .returning({ id: sessions.id });
  return alive.length > 0;
}
