import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";
import type { CardRow } from "@/lib/services/vocabulary/card-view";

/** One of the caller's cards, locked: what is said of it at once is taken one after the other. */
export async function holdCard(tx: Transaction, { actor }: UserCtx, cardId: string): Promise<CardRow> {
  const isOwn = and(eq(vocabularyCards.id, cardId), eq(vocabularyCards.userId, actor.userId));
  const [card] = await tx.select().from(vocabularyCards).where(isOwn).for("update");
  if (!card) throw new AppError("vocabulary/unknown-card");
  return card;
}

/** Changes a card that is held. */
export async function changeCard(
  tx: Transaction,
  { id }: CardRow,
  change: Partial<typeof vocabularyCards.$inferInsert>,
): Promise<CardRow> {
  const [card] = await tx.update(vocabularyCards).set(change).where(eq(vocabularyCards.id, id)).returning();
  if (!card) throw new Error("The card did not come back.");
  return card;
}
