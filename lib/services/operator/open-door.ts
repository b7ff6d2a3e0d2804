import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { setOperatorDoor } from "@/lib/core/operator-door";
import { refreshCookieName } from "@/lib/core/refresh-cookie-name";
import { refreshTokens, sessions } from "@/lib/db/schema/identity";
import { hashToken } from "@/lib/services/identity/tokens";
import { findListed } from "@/lib/services/operator/find-listed";
import type { Runtime } from "@/lib/services/runtime";

/** From now on the proxy can ask who may be shown `/operator`; the function that comes back closes the door again. */
export function openOperatorDoor(runtime: Runtime): () => void {
  const { name } = refreshCookieName(runtime.env.siteUrl);
  setOperatorDoor((cookie) => isListed(runtime, cookie(name)));
  return () => setOperatorDoor(null);
}

/** Whether this is the newest refresh token of a living session of somebody listed. It is not used up. */
async function isListed(runtime: Runtime, refreshToken: string | undefined): Promise<boolean> {
  if (!refreshToken || runtime.env.OPERATOR_EMAILS.length === 0) return false;
  const [session] = await runtime.database.db
    .select({ userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.hash, hashToken(refreshToken)),
        isNull(refreshTokens.usedAt),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  return session ? (await findListed(runtime, session.userId)) !== null : false;
}
