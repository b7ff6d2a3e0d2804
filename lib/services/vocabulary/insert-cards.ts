import "server-only";
import { count, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { UserCtx } from "@/lib/services/runtime";
import { keptWords } from "@/lib/services/vocabulary/kept-words";
import { readNow } from "@/lib/services/vocabulary/read-now";
import { newMemory } from "@/lib/vocabulary/memory";

const mostCards = 3_000;

export type Draft = Pick<
  typeof vocabularyCards.$inferInsert,
  "lemma" | "partOfSpeech" | "word" | "meaning" | "ipa" | "sentence" | "source" | "itemId"
>;

/**
 * Adds words that are not there yet; one that is there keeps its memory, and gets a sentence or a pronunciation if it
 * had none. Answers how many are new.
 */
export async function insertCards(tx: Transaction, { runtime, actor }: UserCtx, drafts: readonly Draft[]) {
  const { userId } = actor;
  await lockPerson(tx, userId);
  const isKept = await keptWords(tx, userId, drafts);
  const unique = [...new Map(drafts.map((each) => [`${each.lemma}\t${each.partOfSpeech}`, each])).values()];
  const added = unique.filter((draft) => !isKept(draft)).length;
  if (added > 0) await checkRoom(tx, { userId, added });
  if (unique.length === 0) return { added };
  const now = await readNow(tx, runtime);
  await tx
    .insert(vocabularyCards)
    .values(unique.map((draft) => ({ ...draft, ...newMemory(now), id: v7(), userId, addedAt: now })))
    .onConflictDoUpdate({
      target: [vocabularyCards.userId, vocabularyCards.lemma, vocabularyCards.partOfSpeech],
      set: {
        // A form and its sentence belong together.
        word: sql`case when ${vocabularyCards.sentence} is null and excluded.sentence is not null
          then excluded.word else ${vocabularyCards.word} end`,
        sentence: sql`coalesce(${vocabularyCards.sentence}, excluded.sentence)`,
        ipa: sql`coalesce(${vocabularyCards.ipa}, excluded.ipa)`,
      },
    });
  return { added };
}

async function checkRoom(tx: Transaction, { userId, added }: { userId: string; added: number }) {
  const [kept] = await tx
    .select({ cards: count() })
    .from(vocabularyCards)
    .where(eq(vocabularyCards.userId, userId));
  if ((kept?.cards ?? 0) + added > mostCards) throw new AppError("vocabulary/full");
}
