import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";

/** A word is none of the caller's any more; what was said of it goes with it. */
export async function removeCard({ runtime, actor }: UserCtx, { cardId }: { cardId: string }) {
  const [removed] = await runtime.database.db
    .delete(vocabularyCards)
    .where(and(eq(vocabularyCards.id, cardId), eq(vocabularyCards.userId, actor.userId)))
    .returning({ id: vocabularyCards.id });
  if (!removed) throw new AppError("vocabulary/unknown-card");
  return removed;
}
