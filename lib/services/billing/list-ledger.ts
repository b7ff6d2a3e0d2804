import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import { creditOpenings, grants, orders, uses } from "@/lib/db/schema/billing";
import { readBalance } from "@/lib/services/billing/read-balance";
import { creditExpiry, spentOfGrant } from "@/lib/services/billing/read-grants";
import type { UserCtx } from "@/lib/services/runtime";

const Moment = z.coerce.date().transform((date) => date.toISOString());

const Entry = z.object({
  id: z.string(),
  at: Moment,
  kind: z.enum(["exam", "correct", "vip"]),
  change: z.coerce.number().int(),
  unlimited: z.boolean(),
  reason: z.enum(["purchase", "use", "refund", "expired"]),
  planId: z.string().nullable(),
  orderId: z.string().nullable(),
  validDays: z.number().int().nullable(),
  expiresAt: Moment.nullable(),
  waiting: z.boolean(),
});

const Rows = z.object({ rows: z.array(Entry) });
const Total = z.object({ rows: z.tuple([z.object({ total: z.coerce.number().int() })]) });

/** Every movement of somebody's ledger: what was given, taken back, used (without counting: 0) or has expired. */
function movements(userId: string) {
  const ofUser = sql`${grants} left join ${orders} on ${orders.id} = ${grants.orderId}
    left join ${creditOpenings} on ${creditOpenings.kind} = ${grants.kind} where ${grants.userId} = ${userId}`;
  const order = sql`${orders.planId} as "planId", ${grants.orderId}::text as "orderId"`;
  const timeless = sql`null::int as "validDays", null::timestamptz as "expiresAt", false as waiting`;
  const what = sql`${grants.kind} as kind, ${grants.unlimited} as unlimited`;
  const left = sql`(${grants.qty} - ${grants.revoked} - ${spentOfGrant})`;
  return sql`
    select ${grants.id}::text as id, ${grants.createdAt} as at, ${what}, ${grants.qty} as change, 'purchase' as reason,
           ${order}, ${grants.validDays} as "validDays", ${creditExpiry} as "expiresAt",
           ${grants.kind} <> 'vip' and ${creditOpenings.openedAt} is null as waiting
    from ${ofUser}
    union all
    select ${grants.id} || ':revoked', coalesce(${grants.revokedAt}, ${grants.createdAt}), ${what}, -${grants.revoked},
           'refund', ${order}, ${timeless}
    from ${ofUser} and ${grants.revoked} > 0
    union all
    select ${grants.id} || ':expired', ${creditExpiry}, ${what}, -${left}, 'expired', ${order}, ${timeless}
    from ${ofUser} and not ${grants.unlimited} and ${creditExpiry} <= now() and ${left} > 0
    union all
    select ${uses.id}, ${uses.createdAt}, ${uses.kind}, ${grants.unlimited},
           case when ${grants.unlimited} then 0 else -1 end, 'use', null, null, ${timeless}
    from ${uses} join ${grants} on ${grants.id} = ${uses.grantId}
    where ${uses.userId} = ${userId} and ${uses.status} in ('reserved', 'consumed')`;
}

/** What came into the balance and what went out, the newest first. */
export async function listLedger(
  { runtime, actor }: UserCtx,
  { page, size }: { page: number; size: number },
) {
  const { db } = runtime.database;
  const entries = movements(actor.userId);
  const { rows } = Rows.parse(
    await db.execute(
      sql`select * from (${entries}) e order by e.at desc, e.id desc limit ${size} offset ${(page - 1) * size}`,
    ),
  );
  const counted = Total.parse(await db.execute(sql`select count(*) as total from (${entries}) e`));
  const balance = await readBalance(db, actor.userId, runtime.now());
  return {
    balance: { ...balance, vipEndTime: balance.vipEndTime?.toISOString() ?? null },
    entries: rows,
    total: counted.rows[0].total,
    page,
    size,
  };
}
