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
  reason: z.enum(["purchase", "use", "refund", "expired"]),
  planId: z.string().nullable(),
  orderId: z.string().nullable(),
  total: z.coerce.number().int(),
});

const Rows = z.object({ rows: z.array(Entry) });

/** What came into the balance and what went out, the newest first. */
export async function listLedger(ctx: UserCtx, { page, size }: { page: number; size: number }) {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const { rows } = Rows.parse(
    await db.execute(sql`
      select e.*, count(*) over () as total from (
        select g.id::text as id, g.created_at as at, g.kind, g.qty as change, 'purchase' as reason,
               o.plan_id as "planId", g.order_id::text as "orderId"
        from ${grants} g left join ${orders} o on o.id = g.order_id where g.user_id = ${actor.userId}
        union all
        select g.id || ':revoked', coalesce(g.revoked_at, g.created_at), g.kind, -g.revoked, 'refund', o.plan_id, g.order_id::text
        from ${grants} g left join ${orders} o on o.id = g.order_id where g.user_id = ${actor.userId} and g.revoked > 0
        union all
        select u.id, u.created_at, u.kind, -1, 'use', null, null
        from ${uses} u where u.user_id = ${actor.userId} and u.status in ('reserved', 'consumed')
      ) e order by e.at desc, e.id desc limit ${size} offset ${(page - 1) * size}`),
  );
  const balance = await readBalance(db, actor.userId, runtime.now());
  return {
    balance: { ...balance, vipEndTime: balance.vipEndTime?.toISOString() ?? null },
    entries: rows.map(({ total: _total, ...entry }) => ({ ...entry, unlimited: false })),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
}
