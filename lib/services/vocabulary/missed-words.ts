import "server-only";
import { and, asc, eq, isNotNull } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { combine } from "@/lib/questions/outcome";
import { type ItemState, readStates } from "@/lib/services/answers/item-state";
import { readSteps } from "@/lib/services/answers/item-view";
import type { Runtime, UserCtx } from "@/lib/services/runtime";
import { explainedIpa, explainedWord } from "@/lib/services/vocabulary/explained-word";
import { findSentence } from "@/lib/services/vocabulary/find-sentence";
import type { Draft } from "@/lib/services/vocabulary/insert-cards";
import { keptWords } from "@/lib/services/vocabulary/kept-words";

/** The words that finished questions of a set asked for and that were not right, as cards that could be. */
export async function findMissedWords(
  executor: Executor,
  { runtime, actor }: UserCtx,
  setId: string,
): Promise<Draft[]> {
  const isOwn = and(eq(practiceSets.id, setId), eq(practiceSets.userId, actor.userId));
  const { multiplier, finishedAt } = practiceSets;
  const [set] = await executor.select({ multiplier, finishedAt }).from(practiceSets).where(isOwn);
  if (!set) throw new AppError("practice/unknown-set");
  if (set.multiplier !== null && set.finishedAt === null) return [];
  const rows = await executor
    .select({
      position: practiceItems.position,
      id: items.id,
      type: items.type,
      steps: items.steps,
      explanation: items.explanation,
    })
    .from(practiceItems)
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(and(eq(practiceItems.setId, setId), isNotNull(practiceItems.finishedAt)))
    .orderBy(asc(practiceItems.position));
  const states = await readStates(executor, setId);
  return rows
    .filter(({ type, position }) => isMissed(runtime, type, states.get(position)))
    .flatMap((row) => draftMissed(runtime, row) ?? []);
}

function isMissed(runtime: Runtime, type: string, state: ItemState | undefined) {
  const outcome = combine([...(state?.answers.values() ?? [])]);
  if (outcome?.state !== "scored") return false;
  return outcome.earned / outcome.max < runtime.questions.find(type).rightFrom;
}

type Row = { id: string; type: string; steps: unknown; explanation: unknown };

function draftMissed(runtime: Runtime, { id, type, steps, explanation }: Row): Draft | null {
  const found = explainedWord(explanation);
  if (!found) return null;
  const { word, partOfSpeech, meaning } = found;
  const lemma = runtime.glosses.lemma(word, partOfSpeech, meaning) ?? word;
  return {
    ...{ lemma, partOfSpeech, word, meaning, source: "mistake", itemId: id },
    ipa: lemma === word ? explainedIpa(explanation, word) : null,
    sentence: findSentence(word, { steps: readSteps(runtime, type, steps), spoken: [] }),
  };
}

/** For whoever looks at a set's end. */
export async function listMissedWords(ctx: UserCtx, { setId }: { setId: string }) {
  const { db } = ctx.runtime.database;
  const drafts = await findMissedWords(db, ctx, setId);
  const isKept = await keptWords(db, ctx.actor.userId, drafts);
  return { words: drafts.map((draft) => ({ word: draft.word, isKept: isKept(draft) })) };
}
