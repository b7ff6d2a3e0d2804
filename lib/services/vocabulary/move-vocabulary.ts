import "server-only";
import { and, eq, notInArray, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { vocabularyCards, vocabularyReviews, vocabularySettings } from "@/lib/db/schema/vocabulary";

/** A guest's words become the account's; a word that both have stays as the account has it. The caller has locked both. */
export async function moveVocabulary(tx: Transaction, from: string, to: string) {
  const known = tx
    .select({ word: sql`${vocabularyCards.lemma} || ' ' || ${vocabularyCards.partOfSpeech}` })
    .from(vocabularyCards)
    .where(eq(vocabularyCards.userId, to));
  const word = sql`${vocabularyCards.lemma} || ' ' || ${vocabularyCards.partOfSpeech}`;
  await tx
    .update(vocabularyCards)
    .set({ userId: to })
    .where(and(eq(vocabularyCards.userId, from), notInArray(word, known)));
  // What is said of the others goes with them.
  await tx.delete(vocabularyCards).where(eq(vocabularyCards.userId, from));
  await tx.update(vocabularyReviews).set({ userId: to }).where(eq(vocabularyReviews.userId, from));
  const [own] = await tx.select().from(vocabularySettings).where(eq(vocabularySettings.userId, to));
  const isGuests = eq(vocabularySettings.userId, from);
  if (own) await tx.delete(vocabularySettings).where(isGuests);
  else await tx.update(vocabularySettings).set({ userId: to }).where(isGuests);
}
