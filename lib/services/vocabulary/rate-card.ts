import "server-only";
import { and, eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { vocabularyReviews } from "@/lib/db/schema/vocabulary";
import type { Runtime, UserCtx } from "@/lib/services/runtime";
import { type CardRow, cardView, memoryOf } from "@/lib/services/vocabulary/card-view";
import { changeCard, holdCard } from "@/lib/services/vocabulary/hold-card";
import { readNow } from "@/lib/services/vocabulary/read-now";
import { readPlan, readSettings } from "@/lib/services/vocabulary/read-settings";
import type { Reviewed } from "@/lib/services/vocabulary/views";
import { isLeech, type Rating } from "@/lib/vocabulary/memory";
import { rateMemory } from "@/lib/vocabulary/schedule";

type Said = {
  /** The browser's id of this rating. */
  id: string;
  cardId: string;
  rating: Rating;
  /** How often the card had been rated when it was shown. */
  reps: number;
  /** Milliseconds ago. */
  ago: number;
};

/**
 * What the caller says of a word. The same rating a second time changes nothing, nor does one of a card that was rated
 * elsewhere since it was shown. When it was said goes by the database's time.
 */
export async function rateCard(ctx: UserCtx, said: Said): Promise<Reviewed> {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("review.user", actor.userId);
  return runtime.database.db.transaction(async (tx) => {
    const card = await holdCard(tx, ctx, said.cardId);
    const [known] = await tx
      .select({ id: vocabularyReviews.id })
      .from(vocabularyReviews)
      .where(and(eq(vocabularyReviews.userId, actor.userId), eq(vocabularyReviews.id, said.id)));
    const isStale = card.reps !== said.reps || card.suspendedAt !== null;
    if (known || isStale) return { isCounted: known !== undefined, card: cardView(ctx, card) };
    return { isCounted: true, card: cardView(ctx, await count(tx, runtime, card, said)) };
  });
}

async function count(tx: Transaction, runtime: Runtime, card: CardRow, { id, rating, ago }: Said) {
  const { userId } = card;
  const now = await readNow(tx, runtime);
  const earliest = card.lastReviewAt ?? card.addedAt;
  const reviewedAt = new Date(Math.max(now.getTime() - ago, Math.min(earliest.getTime(), now.getTime())));
  const plan = await readPlan(tx, userId, await readSettings(tx, userId));
  const before = memoryOf(card);
  const after = rateMemory(before, rating, { cardId: card.id, now: reviewedAt, plan });
  await tx.insert(vocabularyReviews).values({
    ...{ userId, id, cardId: card.id, rating, reviewedAt, createdAt: now },
    stateBefore: before.state,
    before,
  });
  return changeCard(tx, card, { ...after, suspendedAt: isLeech(before, after) ? now : null });
}
