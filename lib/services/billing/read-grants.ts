import "server-only";
import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { grants, uses } from "@/lib/db/schema/billing";

export type CreditKind = "exam" | "correct";

/** The user's grants of Premium days, in the order they were given. */
export function readVipGrants(executor: Executor, userId: string) {
  return executor
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.kind, "vip")))
    .orderBy(asc(grants.startsAt), asc(grants.id));
}

const spent = sql`(select count(*)::int from ${uses} where ${uses.grantId} = ${grants.id} and ${inArray(uses.status, ["reserved", "consumed"])})`;

/** Wrapped: at the top of a selection drizzle leaves the table's name away, and `id` would be that of `uses`. */
export const spentOfGrant = sql<number>`(${spent})`;

/** Credits that can be spent now, what expires first in front. */
export async function readOpenCredits(executor: Executor, userId: string, kinds: CreditKind[], now: Date) {
  const rows = await executor
    .select({
      id: grants.id,
      kind: grants.kind,
      left: sql<number>`${grants.qty} - ${grants.revoked} - ${spentOfGrant}`,
    })
    .from(grants)
    .where(
      and(
        eq(grants.userId, userId),
        inArray(grants.kind, kinds),
        isNull(grants.frozenAt),
        gt(grants.qty, grants.revoked),
        or(isNull(grants.expiresAt), gt(grants.expiresAt, now)),
      ),
    )
    .orderBy(sql`${grants.expiresAt} asc nulls last`, asc(grants.id));
  return rows.filter((row) => row.left > 0);
}
