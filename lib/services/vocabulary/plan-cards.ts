import "server-only";
import { and, eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import { memoryOf } from "@/lib/services/vocabulary/card-view";
import { readPlan, readSettings } from "@/lib/services/vocabulary/read-settings";
import { planAgain } from "@/lib/vocabulary/schedule";

/** Everything learned is due as settings and test date say now. The caller has locked the person. */
export async function planCards(tx: Transaction, { userId, now }: { userId: string; now: Date }) {
  const plan = await readPlan(tx, userId, await readSettings(tx, userId));
  const cards = await tx
    .select()
    .from(vocabularyCards)
    .where(and(eq(vocabularyCards.userId, userId), eq(vocabularyCards.state, "review")))
    .for("update");
  for (const card of cards) {
    const dueAt = planAgain(memoryOf(card), { cardId: card.id, now, plan });
    if (dueAt.getTime() === card.dueAt.getTime()) continue;
    await tx.update(vocabularyCards).set({ dueAt }).where(eq(vocabularyCards.id, card.id));
  }
}
