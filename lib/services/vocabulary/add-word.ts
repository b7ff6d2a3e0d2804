import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import type { PartOfSpeech } from "@/lib/questions/explanations";
import type { PlacedItem } from "@/lib/services/answers/item-view";
import { spokenIn, wordsShown } from "@/lib/services/glosses/shown-words";
import { readMediaVersions } from "@/lib/services/media/media-versions";
import { holdItem, isShown } from "@/lib/services/practice/place-item";
import type { Runtime, UserCtx } from "@/lib/services/runtime";
import { explainedIpa, explainedWord } from "@/lib/services/vocabulary/explained-word";
import { findSentence } from "@/lib/services/vocabulary/find-sentence";
import { type Draft, insertCards } from "@/lib/services/vocabulary/insert-cards";

type Input = { setId: string; position: number; word: string; partOfSpeech: PartOfSpeech };

/** A word of a question that the caller has finished becomes one of theirs. Every other word gets one and the same refusal. */
export async function addWord(ctx: UserCtx, input: Input) {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("card.user", actor.userId);
  return runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const { item, task } = held;
    const draft = isShown(held) ? await draftWord(tx, runtime, item, input) : null;
    if (!draft) throw new AppError("practice/unknown-word");
    return insertCards(tx, ctx, [{ ...draft, itemId: task.item?.id ?? null }]);
  });
}

async function draftWord(
  tx: Transaction,
  runtime: Runtime,
  item: PlacedItem,
  { word, partOfSpeech }: Input,
): Promise<Draft | null> {
  const versions = await readMediaVersions(tx, item.media);
  if (!wordsShown(item, versions).has(word)) return null;
  const entry = runtime.glosses.entries("en", word).find((each) => each.partOfSpeech === partOfSpeech);
  if (!entry) return null;
  const explained = explainedWord(item.explanation);
  const isAsked = explained?.word === word && explained.partOfSpeech === partOfSpeech;
  return {
    lemma: entry.lemma,
    partOfSpeech,
    word,
    meaning: isAsked ? explained.meaning : entry.meaning,
    ipa: entry.lemma === word ? explainedIpa(item.explanation, word) : null,
    sentence: findSentence(word, { steps: item.steps, spoken: spokenIn(versions) }),
    source: "tapped",
  };
}
