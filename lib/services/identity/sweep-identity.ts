import "server-only";
import { and, eq, exists, lt, not, or, sql } from "drizzle-orm";

import { grants, orders } from "@/lib/db/schema/billing";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { accessTokens, emailCodes, mails, rateLimits, sessions, users } from "@/lib/db/schema/identity";
import type { Runtime } from "@/lib/services/runtime";

/** Removes what nobody can use any more: tokens, codes, mails, private links that ran out, and guests whose last session has ended. */
export async function sweepIdentity(runtime: Runtime) {
  const { db } = runtime.database;
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now()`));
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, sql`now() - interval '1 day'`));
  await db.delete(reportLinks).where(lt(reportLinks.expiresAt, sql`now()`));
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '7 days'`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000 - 3600000`));
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.revokedAt, sql`now() - interval '30 days'`)));
  const has = (table: typeof sessions | typeof orders | typeof grants) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.userId, users.id)),
    );
  await db
    .delete(users)
    .where(
      and(
        eq(users.temp, true),
        lt(users.createdAt, sql`now() - interval '1 day'`),
        not(has(sessions)),
        not(has(orders)),
        not(has(grants)),
      ),
    );
}
