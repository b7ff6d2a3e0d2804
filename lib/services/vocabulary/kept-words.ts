import "server-only";
import { and, eq, inArray } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { vocabularyCards } from "@/lib/db/schema/vocabulary";

type Headword = { lemma: string; partOfSpeech: string };

const keyOf = ({ lemma, partOfSpeech }: Headword) => `${lemma}\t${partOfSpeech}`;

/** Which of some words somebody has among theirs. */
export async function keptWords(executor: Executor, userId: string, words: readonly Headword[]) {
  const { lemma, partOfSpeech } = vocabularyCards;
  const rows =
    words.length === 0
      ? []
      : await executor
          .select({ lemma, partOfSpeech })
          .from(vocabularyCards)
          .where(
            and(
              eq(vocabularyCards.userId, userId),
              inArray(
                lemma,
                words.map((word) => word.lemma),
              ),
            ),
          );
  const kept = new Set(rows.map(keyOf));
  return (word: Headword) => kept.has(keyOf(word));
}
