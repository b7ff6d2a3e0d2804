import "server-only";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import type { Executor } from "@/lib/db/database";
import { accessTokens, refreshTokens, sessions } from "@/lib/db/schema/identity";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import type { Ctx } from "@/lib/services/runtime";

export type AccessToken = { token: string; expiresAt: string };
export type IssuedTokens = AccessToken & { refreshToken: string };

/** A new session of a person on this device. */
export async function openSession(ctx: Ctx, tx: Executor, input: { userId: string }) {
  const id = v7();
  await tx.insert(sessions).values({
    id,
    userId: input.userId,
    device: `${ctx.device} ${ctx.userAgent}`.slice(0, 200),
    expiresAt: sql`now() + interval '90 days'`,
  });
  return issueTokens(tx, { sessionId: id });
}

/** An access token and the refresh token that replaces the one just used. */
export async function issueTokens(tx: Executor, { sessionId }: { sessionId: string }): Promise<IssuedTokens> {
  const refreshToken = newToken();
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId });
  return { ...(await issueAccess(tx, { sessionId })), refreshToken };
}

/** An access token for 30 minutes. */
export async function issueAccess(tx: Executor, { sessionId }: { sessionId: string }): Promise<AccessToken> {
  const token = newToken();
  const [row] = await tx
    .insert(accessTokens)
    .values({ hash: hashToken(token), sessionId, expiresAt: sql`now() + interval '30 minutes'` })
    .returning({ expiresAt: accessTokens.expiresAt });
  if (!row) throw new Error("The access token was not stored.");
  return { token, expiresAt: row.expiresAt.toISOString() };
}
