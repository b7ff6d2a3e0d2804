import "server-only";

import type { UserCtx } from "@/lib/services/runtime";
import { readRoom } from "@/lib/services/vocabulary/read-room";
import type { Summary } from "@/lib/services/vocabulary/views";

/** The caller's words in figures, with what is to be learned now. */
export async function readSummary(ctx: UserCtx): Promise<Summary> {
  const { settings, cards, room } = await readRoom(ctx.runtime.database.db, ctx);
  const { total, resting, learning, nextDueAt } = cards;
  const { newPerDay, reviewsPerDay } = settings;
  return {
    ...{ total, resting, settings: { newPerDay, reviewsPerDay } },
    due: learning + Math.min(cards.due, room.reviews) + room.newWords,
    newWords: room.newWords,
    isRaised: room.isRaised,
    nextDueAt: nextDueAt?.toISOString() ?? null,
  };
}
