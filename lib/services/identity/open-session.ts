import "server-only";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import type { Executor } from "@/lib/db/database";
import { accessTokens, refreshTokens, sessions } from "@/lib/db/schema/identity";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import type { Ctx } from "@/lib/services/runtime";

export type IssuedTokens = { token: string; expiresAt: string; refreshToken: string };

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

/** A 30-minute access token and the refresh token that replaces the one just used. */
export async function issueTokens(tx: Executor, input: { sessionId: string }): Promise<IssuedTokens> {
  const token = newToken();
  const refreshToken = newToken();
  const { sessionId } = input;
  await tx.insert(refreshTokens).values({ hash: hashToken(refreshToken), sessionId });
  const [row] = await tx
    .insert(accessTokens)
    .values({ hash: hashToken(token), sessionId, expiresAt: sql`now() + interval '30 minutes'` })
    .returning({ expiresAt: accessTokens.expiresAt });
  if (!row) throw new Error("The access token was not stored.");
  return { token, expiresAt: row.expiresAt.toISOString(), refreshToken };
}
