import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { uses } from "@/lib/db/schema/billing";
import type { VipInterval } from "@/lib/services/billing/vip-intervals";

const Rows = z.object({ rows: z.tuple([z.object({ days: z.coerce.number().int() })]) });

/** Days of running Premium, counted from its start, on which its owner practised or had something corrected without counting. */
export async function countUsedDays(tx: Transaction, userId: string, { grantId, start, end }: VipInterval) {
  const from = sql`${start.toISOString()}::timestamptz`;
  const { rows } = Rows.parse(
    await tx.execute(sql`
      select count(distinct floor(extract(epoch from done.at - ${from}) / 86400)) as days
      from (
        select a.answered_at as at from ${answers} a where a.user_id = ${userId} and a.context = 'practice'
        union all
        select u.created_at from ${uses} u where u.grant_id = ${grantId} and u.status in ('reserved', 'consumed')
      ) done
      where done.at >= ${from} and done.at < ${end.toISOString()}::timestamptz`),
  );
  return rows[0].days;
}
