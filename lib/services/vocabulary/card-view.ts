import "server-only";

import type { vocabularyCards } from "@/lib/db/schema/vocabulary";
import { PartOfSpeech } from "@/lib/questions/explanations";
import { signWord } from "@/lib/services/glosses/word-audio";
import type { Ctx } from "@/lib/services/runtime";
import type { Card } from "@/lib/services/vocabulary/views";
import type { Memory } from "@/lib/vocabulary/memory";

export type CardRow = typeof vocabularyCards.$inferSelect;

export const memoryOf = (row: CardRow): Memory => ({
  state: row.state,
  dueAt: row.dueAt,
  stability: row.stability,
  difficulty: row.difficulty,
  scheduledDays: row.scheduledDays,
  learningSteps: row.learningSteps,
  reps: row.reps,
  lapses: row.lapses,
  lastReviewAt: row.lastReviewAt,
});

export function cardView({ runtime, locale }: Ctx, row: CardRow): Card {
  const { id, lemma, meaning, ipa, sentence, word, source } = row;
  const memory = memoryOf(row);
  const partOfSpeech = PartOfSpeech.parse(row.partOfSpeech);
  return {
    ...{ id, lemma, partOfSpeech, meaning, ipa, source },
    glosses: findGlosses({ runtime, locale }, { ...row, partOfSpeech }),
    sentence: sentence === null ? null : { text: sentence, word },
    addedAt: row.addedAt.toISOString(),
    isResting: row.suspendedAt !== null,
    memory: {
      ...memory,
      dueAt: memory.dueAt.toISOString(),
      lastReviewAt: memory.lastReviewAt?.toISOString() ?? null,
    },
    audio: signWord(runtime, lemma),
  };
}

/** The gloss of the sense it was met in, else those of the word. */
function findGlosses(
  { runtime: { glosses }, locale }: Pick<Ctx, "runtime" | "locale">,
  {
    lemma,
    word,
    partOfSpeech,
    meaning,
  }: Pick<CardRow, "lemma" | "word" | "meaning"> & { partOfSpeech: PartOfSpeech },
) {
  const own =
    glosses.find(locale, word, partOfSpeech, meaning) ?? glosses.find(locale, lemma, partOfSpeech, meaning);
  if (own) return [own.gloss];
  const entry = glosses
    .entries(locale, lemma)
    .find((each) => each.lemma === lemma && each.partOfSpeech === partOfSpeech);
  return entry?.glosses ?? [];
}
