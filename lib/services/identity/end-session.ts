import "server-only";
import { eq } from "drizzle-orm";

import { refreshTokens } from "@/lib/db/schema/identity";
import { revokeSession } from "@/lib/services/identity/revoke-sessions";
import { hashToken } from "@/lib/services/identity/tokens";
import type { Ctx } from "@/lib/services/runtime";

/** Signs out this device: the session of the access token, of the refresh token, or of both. */
export async function endSession(ctx: Ctx, input: { refreshToken: string | null }) {
  const { db } = ctx.runtime.database;
  if (ctx.actor) await revokeSession(db, ctx.actor);
  if (!input.refreshToken) return;
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(input.refreshToken)));
  if (row) await revokeSession(db, row);
}
