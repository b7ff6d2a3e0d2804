import "server-only";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { grants } from "@/lib/db/schema/billing";
import { shareOf, type Adjustment } from "@/lib/services/billing/adjustment";
import { countUsedDays } from "@/lib/services/billing/count-used-days";
import { readDayGrants, type DayGrant } from "@/lib/services/billing/read-grants";
import { begunDays, endAfterCut, stackVip } from "@/lib/services/billing/vip-intervals";

/** The days of an order: frozen, cut to what is left of its payment, or given again. */
export async function adjustVip(tx: Transaction, adjustment: Adjustment) {
  const { order, isFrozen, now } = adjustment;
  const all = (await readDayGrants(tx, order.userId)).filter(({ kind }) => kind === "vip");
  const own = all.filter(({ orderId }) => orderId === order.id);
  const first = own[0];
  if (!first) return;
  if (isFrozen) {
    for (const row of own) if (!row.frozenAt) await save(tx, { ...row, frozenAt: now });
    return;
  }
  const thawed = own.map((row) => thaw(row, all));
  const kept = first.qty - shareOf(first.qty, adjustment);
  const has = thawed.reduce((sum, { qty, revoked }) => sum + qty - revoked, 0);
  const { rows, missing } =
    has > kept
      ? { rows: await cut(tx, thawed, { all, days: has - kept, now }), missing: 0 }
      : restore(thawed, { all, days: kept - has, now });
  for (const row of rows) await save(tx, row);
  if (missing > 0) {
    const { userId, orderId, kind, unlimited } = first;
    const source = `order:${order.id}:vip:${own.length + 1}`;
    await tx
      .insert(grants)
      .values({ id: v7(), userId, orderId, kind, unlimited, qty: missing, source, startsAt: now });
  }

  async function save(executor: Transaction, { id, revoked, frozenAt, endedAt }: DayGrant) {
    const before = own.find((row) => row.id === id);
    if (before?.revoked === revoked && before.frozenAt === frozenAt) return;
    const revokedAt = before?.revoked === revoked ? before.revokedAt : now;
    await executor.update(grants).set({ revoked, frozenAt, endedAt, revokedAt }).where(eq(grants.id, id));
  }
}

function intervalOf(row: DayGrant, all: DayGrant[]) {
  const found = stackVip(all).find(({ grantId }) => grantId === row.id);
  if (!found) throw new Error("The grant is not among its owner's.");
  return found;
}

/** Days that a freeze kept from running count as not given: they are given again, if they are still due. */
function thaw(row: DayGrant, all: DayGrant[]): DayGrant {
  if (!row.frozenAt) return row;
  const lived = begunDays(intervalOf(row, all), row.qty - row.revoked, row.frozenAt);
  return { ...row, frozenAt: null, revoked: row.qty - lived };
}

type Change = { all: DayGrant[]; days: number; now: Date };

/** Takes days that were not used, the last grant's first. */
async function cut(tx: Transaction, rows: DayGrant[], { all, days, now }: Change) {
  let left = days;
  const changed: DayGrant[] = [];
  for (const row of rows.toReversed()) {
    const interval = intervalOf(row, all);
    const used = await countUsedDays(tx, row.userId, interval);
    const taken = Math.min(left, Math.max(0, row.qty - row.revoked - used));
    left -= taken;
    const revoked = row.revoked + taken;
    const endedAt = taken > 0 ? endAfterCut(interval, row.qty - revoked, now) : row.endedAt;
    changed.unshift({ ...row, revoked, endedAt });
  }
  return changed;
}

/** Gives days back to the last grant while it still runs; what does not fit there is missing. */
function restore(rows: DayGrant[], { all, days, now }: Change) {
  const last = rows.at(-1);
  if (!last || intervalOf(last, all).end <= now) return { rows, missing: days };
  const back = Math.min(days, last.revoked);
  return { rows: [...rows.slice(0, -1), { ...last, revoked: last.revoked - back }], missing: days - back };
}
