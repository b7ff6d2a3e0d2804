import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";

import { grants, orders, uses } from "@/lib/db/schema/billing";
import { readBalance } from "@/lib/services/billing/read-balance";
import type { UserCtx } from "@/lib/services/runtime";

const Entry = z.object({
  id: z.string(),
  at: z.coerce.date().transform((date) => date.toISOString()),
  kind: z.enum(["exam", "correct", "vip"]),
  change: z.coerce.number().int(),
  unlimited: z.boolean(),
  reason: z.enum(["purchase", "use", "refund", "expired"]),
  planId: z.string().nullable(),
  orderId: z.string().nullable(),
});

const Rows = z.object({ rows: z.array(Entry) });
const Total = z.object({ rows: z.tuple([z.object({ total: z.coerce.number().int() })]) });

/** Every movement of somebody's ledger: what was given, taken back, used (without counting: 0) or has expired. */
function movements(userId: string) {
  const ofOrder = sql`left join ${orders} o on o.id = g.order_id where g.user_id = ${userId}`;
  const spent = sql`(select count(*) from ${uses} u where u.grant_id = g.id and u.status in ('reserved', 'consumed'))`;
  return sql`
    select g.id::text as id, g.created_at as at, g.kind, g.qty as change, g.unlimited, 'purchase' as reason,
           o.plan_id as "planId", g.order_id::text as "orderId"
    from ${grants} g ${ofOrder}
    union all
    select g.id || ':revoked', coalesce(g.revoked_at, g.created_at), g.kind, -g.revoked, g.unlimited, 'refund',
           o.plan_id, g.order_id::text
    from ${grants} g ${ofOrder} and g.revoked > 0
    union all
    select g.id || ':expired', g.expires_at, g.kind, -(g.qty - g.revoked - ${spent}), g.unlimited, 'expired',
           o.plan_id, g.order_id::text
    from ${grants} g ${ofOrder} and g.expires_at <= now() and g.qty - g.revoked - ${spent} > 0
    union all
    select u.id, u.created_at, u.kind, case when g.kind = 'vip' then 0 else -1 end, g.kind = 'vip', 'use', null, null
    from ${uses} u join ${grants} g on g.id = u.grant_id
    where u.user_id = ${userId} and u.status in ('reserved', 'consumed')`;
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
