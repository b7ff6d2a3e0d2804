import "server-only";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, not, or, sql } from "drizzle-orm";

import type { CreditKind } from "@/lib/core/products";
import type { Executor } from "@/lib/db/database";
import { creditOpenings, grants, uses } from "@/lib/db/schema/billing";

/** Everything that is counted in days, in the order it was given: Premium and unlimited correction. */
export function readDayGrants(executor: Executor, userId: string) {
  return executor
    .select({ ...getTableColumns(grants), openedAt: creditOpenings.openedAt })
    .from(grants)
    .leftJoin(creditOpenings, eq(creditOpenings.kind, grants.kind))
    .where(and(eq(grants.userId, userId), or(eq(grants.kind, "vip"), grants.unlimited)))
    .orderBy(asc(grants.startsAt), asc(grants.id));
}
export type DayGrant = Awaited<ReturnType<typeof readDayGrants>>[number];

const ofGrant = sql`${uses.grantId} = ${grants.id} and ${inArray(uses.status, ["reserved", "consumed"])}`;
const spentCredits = sql`(select count(*)::int from ${uses} where ${ofGrant})`;
const spentDays = sql`(select count(distinct date_trunc('day', ${uses.createdAt} at time zone 'UTC'))::int from ${uses} where ${ofGrant})`;

/**
 * Credits, or days of unlimited correction on which one was made. Wrapped: at the top of a selection drizzle leaves
 * the table's name away, and `id` would be that of `uses`.
 */
export const spentOfGrant = sql<number>`(case when ${grants.unlimited} then least(${grants.qty}, ${spentDays}) else ${spentCredits} end)`;

/** When credits expire. Null while their feature is not open, and for those that stay. Needs `creditOpenings` joined. */
export const creditExpiry = sql`(case when ${creditOpenings.openedAt} is not null then greatest(${grants.startsAt}, ${creditOpenings.openedAt}) + ${grants.validDays} * interval '24 hours' end)`;

/** Credits that can be spent now, what expires first in front. */
export async function readOpenCredits(executor: Executor, userId: string, kinds: CreditKind[], now: Date) {
  const rows = await executor
    .select({
      id: grants.id,
      kind: grants.kind,
      left: sql<number>`${grants.qty} - ${grants.revoked} - ${spentOfGrant}`,
    })
    .from(grants)
    .leftJoin(creditOpenings, eq(creditOpenings.kind, grants.kind))
    .where(
      and(
        eq(grants.userId, userId),
        inArray(grants.kind, kinds),
        not(grants.unlimited),
        isNull(grants.frozenAt),
        gt(grants.qty, grants.revoked),
        sql`coalesce(${creditExpiry} > ${now.toISOString()}::timestamptz, true)`,
      ),
    )
    .orderBy(sql`${creditExpiry} asc nulls last`, asc(grants.id));
  return rows.filter((row) => row.left > 0);
}
