import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, type practiceSets } from "@/lib/db/schema/practice";
import { parsePurpose } from "@/lib/questions/purpose";
import { presentItem, withMultiplier } from "@/lib/services/answers/item-view";
import { emptyState, readStates } from "@/lib/services/answers/item-state";
import { readMediaVersions } from "@/lib/services/media/media-versions";
import { itemColumns, showsOf, toPlaced } from "@/lib/services/practice/place-item";
import { readAllowance, readQuota } from "@/lib/services/practice/quota";
import { scoreRound } from "@/lib/services/practice/score-round";
import { Level, type PracticeSet } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

type SetRow = typeof practiceSets.$inferSelect;

/** The facts of a set that its view and its summary share. */
export function setFacts(
  { runtime }: UserCtx,
  set: Pick<SetRow, "id" | "purpose" | "level" | "isRound" | "multiplier" | "createdAt" | "finishedAt">,
) {
  const purpose = parsePurpose(set.purpose);
  const type = purpose?.kind === "type" ? purpose.type : null;
  return {
    id: set.id,
    purpose: set.purpose,
    type: runtime.questions.isType(type) ? type : null,
    level: Level.parse(set.level),
    isRound: set.isRound,
    multiplier: set.multiplier,
    createdAt: set.createdAt.toISOString(),
    finishedAt: set.finishedAt?.toISOString() ?? null,
  };
}

/** A set as its owner sees it: no key, and results only where there is an answer. */
export async function setView(ctx: UserCtx, executor: Executor, set: SetRow): Promise<PracticeSet> {
  const { runtime } = ctx;
  const rows = await executor
    .select({
      ...itemColumns,
      now: sql`${runtime.clock.databaseNow()}`.mapWith(practiceItems.begunAt),
    })
    .from(practiceItems)
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(eq(practiceItems.setId, set.id))
    .orderBy(asc(practiceItems.position));
  const placed = rows.map((row) => toPlaced(runtime, row));
  const hasBegun = placed.some(({ begunAt }) => begunAt !== null);
  const states = hasBegun ? await readStates(executor, set.id) : null;
  const versions = await readMediaVersions(
    executor,
    placed.flatMap(({ media }) => media),
  );
  const allowance = await readAllowance(executor, ctx);
  const { multiplier } = set;
  const shows = showsOf({ multiplier, isOver: set.finishedAt !== null }, allowance.isPremium);
  return {
    ...setFacts(ctx, set),
    size: rows.length,
    items: placed.map((item) => {
      const state = states?.get(item.position) ?? emptyState();
      const view = presentItem(runtime, item, state, { versions, shows, locale: ctx.locale });
      return withMultiplier(view, multiplier ?? 1);
    }),
    roundScore: set.isRound ? scoreRound(runtime, placed, states) : null,
    quota: await readQuota(executor, allowance),
    now: (rows[0]?.now ?? runtime.now()).toISOString(),
  };
}
