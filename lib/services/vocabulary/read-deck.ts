import "server-only";
import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";

import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";
import { cardView } from "@/lib/services/vocabulary/card-view";
import { readRoom } from "@/lib/services/vocabulary/read-room";
import { readPlan } from "@/lib/services/vocabulary/read-settings";
import type { Deck } from "@/lib/services/vocabulary/views";
import { mixIn } from "@/lib/vocabulary/daily";

/** As many as a browser holds at once; who has done them finds the others. */
const mostCards = 200;

/** Words that are being learned, those that are due, and new ones, within the day's limits. */
export async function readDeck(ctx: UserCtx): Promise<Deck> {
  const { db } = ctx.runtime.database;
  const { userId } = ctx.actor;
  const { now, settings, room } = await readRoom(db, ctx);
  const { state, dueAt, id, suspendedAt } = vocabularyCards;
  const find = (states: (typeof state.enumValues)[number][], most: number) =>
    db
      .select()
      .from(vocabularyCards)
      .where(
        and(
          ...[eq(vocabularyCards.userId, userId), inArray(state, states), isNull(suspendedAt)],
          states.includes("review") ? lte(dueAt, now) : undefined,
        ),
      )
      .orderBy(asc(dueAt), asc(id))
      .limit(Math.min(most, mostCards));
  const learning = await find(["learning", "relearning"], mostCards);
  const due = await find(["review"], room.reviews);
  const fresh = await find(["new"], room.newWords);
  const rows = [...learning, ...mixIn(due, fresh)].slice(0, mostCards);
  return {
    cards: rows.map((row) => cardView(ctx, row)),
    plan: await readPlan(db, userId, settings),
    now: now.toISOString(),
  };
}
