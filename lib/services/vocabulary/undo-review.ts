import "server-only";
import { and, eq, or } from "drizzle-orm";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import { vocabularyReviews } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";
import { cardView } from "@/lib/services/vocabulary/card-view";
import { changeCard, holdCard } from "@/lib/services/vocabulary/hold-card";
import { readNow } from "@/lib/services/vocabulary/read-now";
import type { Reviewed } from "@/lib/services/vocabulary/views";
import { cardStates } from "@/lib/vocabulary/memory";

const StoredMemory = z.object({
  state: z.enum(cardStates),
  dueAt: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningSteps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  lastReviewAt: z.coerce.date().nullable(),
});

/** Takes the last rating of a card back: the card is as it was. A second time it changes nothing. */
export async function undoReview(
  ctx: UserCtx,
  { id, reviewId }: { id: string; reviewId: string },
): Promise<Reviewed> {
  const { runtime, actor } = ctx;
  const { userId, undoes } = vocabularyReviews;
  await runtime.limits.consume("review.user", actor.userId);
  return runtime.database.db.transaction(async (tx) => {
    const isOwn = eq(userId, actor.userId);
    const [review] = await tx
      .select()
      .from(vocabularyReviews)
      .where(and(isOwn, eq(vocabularyReviews.id, reviewId)));
    if (!review || review.rating === null) throw new AppError("vocabulary/unknown-review");
    const card = await holdCard(tx, ctx, review.cardId);
    const [known] = await tx
      .select({ id: vocabularyReviews.id })
      .from(vocabularyReviews)
      .where(and(isOwn, or(eq(undoes, reviewId), eq(vocabularyReviews.id, id))));
    if (known) return { isCounted: true, card: cardView(ctx, card) };
    const before = StoredMemory.parse(review.before);
    if (card.reps !== before.reps + 1) throw new AppError("vocabulary/not-last");
    const now = await readNow(tx, runtime);
    await tx.insert(vocabularyReviews).values({
      ...{ userId: actor.userId, id, cardId: card.id, undoes: reviewId, reviewedAt: now, createdAt: now },
    });
    const changed = await changeCard(tx, card, { ...before, suspendedAt: null });
    return { isCounted: true, card: cardView(ctx, changed) };
  });
}
