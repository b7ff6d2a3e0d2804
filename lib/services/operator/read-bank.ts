import "server-only";
import { and, count, countDistinct, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";

import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { examItems } from "@/lib/db/schema/exams";
import { practiceItems } from "@/lib/db/schema/practice";
import { itemHolds, reports } from "@/lib/db/schema/reports";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import type { BankFigures } from "@/lib/services/operator/views";

/** How often a question was served: from, and to the one before the next. */
const bounds = [0, 1, 2, 6, 21, 101] as const;
const mostListed = 20;

/** The bank in figures: what it holds, how often it was served, and what was said about it. */
export async function readBank({ runtime }: OperatorCtx): Promise<BankFigures> {
  const { db } = runtime.database;
  const known = <Row extends { type: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const { type } = row;
      return runtime.questions.isType(type) ? [{ ...row, type }] : [];
    });
  return {
    counts: known(await countItems(db)),
    exposure: known(await countExposure(db)),
    mostServed: known(await listServed(db)),
    reports: known(await countReports(db)),
    flagged: known(await listFlagged(db)),
    holds: known(await listHolds(db)),
  };
}

const Count = z.object({
  type: z.string(),
  level: z.string(),
  status: z.enum(["published", "waiting", "held", "retired"]),
  items: z.coerce.number(),
});
const Counts = z.object({ rows: z.array(Count) });

/** Each question once: by its version in use, else by its last. */
async function countItems(db: Executor) {
  const counted = await db.execute(sql`
    select type, level, status, count(*) as items
    from (
      select distinct on (items.id) items.type, items.level,
        case when item_holds.item_id is not null then 'held' else items.status end as status
      from items left join item_holds on item_holds.item_id = items.id
      order by items.id, (items.status <> 'retired') desc, items.version desc
    ) each
    group by type, level, status
    order by type, level, status`);
  return Counts.parse(counted).rows;
}

/** In practice and in exams. */
function times(db: Executor) {
  const served = unionAll(
    db.select({ itemId: practiceItems.itemId }).from(practiceItems),
    db.select({ itemId: examItems.itemId }).from(examItems),
  ).as("each");
  return db
    .select({ itemId: served.itemId, times: count().as("times") })
    .from(served)
    .groupBy(served.itemId)
    .as("served");
}

async function countExposure(db: Executor) {
  const served = times(db);
  const often = sql`coalesce(${served.times}, 0)`;
  const place = sql<number>`width_bucket(${often}, array[${sql.join(
    bounds.map((bound) => sql`${bound}::bigint`),
    sql`, `,
  )}])`.mapWith(Number);
  const rows = await db
    .select({ type: items.type, place: place.as("place"), items: count() })
    .from(items)
    .leftJoin(served, eq(served.itemId, items.id))
    .where(eq(items.status, "published"))
    .groupBy(items.type, sql`place`)
    .orderBy(items.type, sql`place`);
  return rows.map(({ type, place: at, items: found }) => {
    const next = bounds[at];
    return { type, from: bounds[at - 1] ?? 0, to: next === undefined ? null : next - 1, items: found };
  });
}

async function listServed(db: Executor) {
  const served = times(db);
  return db
    .select({ itemId: items.id, type: items.type, times: served.times })
    .from(served)
    .innerJoin(items, and(eq(items.id, served.itemId), eq(items.status, "published")))
    .orderBy(desc(served.times), items.id)
    .limit(mostListed);
}

const ofVersion = and(eq(items.id, reports.itemId), eq(items.version, reports.itemVersion));

async function countReports(db: Executor) {
  return db
    .select({ type: items.type, kind: reports.kind, status: reports.status, reports: count() })
    .from(reports)
    .innerJoin(items, ofVersion)
    .groupBy(items.type, reports.kind, reports.status)
    .orderBy(items.type, reports.kind, reports.status);
}

/** The questions with the most open reports, with how often they were served. */
async function listFlagged(db: Executor) {
  const open = countDistinct(reports.id);
  const served = sql<number>`(select count(*) from ${practiceItems} where ${practiceItems.itemId} = ${reports.itemId})
    + (select count(*) from ${examItems} where ${examItems.itemId} = ${reports.itemId})`;
  return db
    .select({ itemId: reports.itemId, type: items.type, open, times: served.mapWith(Number) })
    .from(reports)
    .innerJoin(items, ofVersion)
    .where(eq(reports.status, "open"))
    .groupBy(reports.itemId, items.type)
    .orderBy(desc(open), reports.itemId)
    .limit(mostListed);
}

async function listHolds(db: Executor) {
  const rows = await db
    .selectDistinctOn([itemHolds.itemId], { hold: itemHolds, type: items.type })
    .from(itemHolds)
    .innerJoin(items, eq(items.id, itemHolds.itemId))
    .orderBy(itemHolds.itemId, desc(items.version));
  return rows
    .toSorted((one, other) => other.hold.heldAt.getTime() - one.hold.heldAt.getTime())
    .map(({ hold, type }) => ({
      type,
      itemId: hold.itemId,
      heldBy: hold.heldBy,
      why: hold.why,
      heldAt: hold.heldAt.toISOString(),
    }));
}
