import "server-only";
import { and, eq, notInArray, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import {
  learnerGoals,
  vocabularyCards,
  vocabularyReviews,
  vocabularySettings,
} from "@/lib/db/schema/vocabulary";

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
  for (const table of [vocabularySettings, learnerGoals]) {
    const [own] = await tx.select().from(table).where(eq(table.userId, to));
    if (!own) await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
    else await tx.delete(table).where(eq(table.userId, from));
  }
}
