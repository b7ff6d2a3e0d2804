import "server-only";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import { Explanation } from "@/lib/questions/explanations";
import { wordsOf } from "@/lib/questions/words-of";
import type { PlacedItem } from "@/lib/services/answers/item-view";
import type { WordReply } from "@/lib/services/glosses/views";
import { signWord } from "@/lib/services/glosses/word-audio";
import { type MediaVersions, readMediaVersions } from "@/lib/services/media/media-versions";
import { holdItem } from "@/lib/services/practice/place-item";
import type { UserCtx } from "@/lib/services/runtime";

const Explanations = z.array(Explanation);

/**
 * A word of a question that the caller has finished. Every other word gets one and the same refusal, known or not:
 * nobody learns here whether a word exists, nor what stands in a question that is still open.
 */
export async function lookUpWord(
  ctx: UserCtx,
  input: { setId: string; position: number; word: string },
): Promise<WordReply> {
  const { runtime, actor, locale } = ctx;
  const { word } = input;
  await runtime.limits.consume("word.user", actor.userId);
  const isShown = await runtime.database.db.transaction(async (tx) => {
    const { item } = await holdItem(tx, ctx, input);
    if (!item.finishedAt) return false;
    return wordsShown(item, await readMediaVersions(tx, item.media)).has(word);
  });
  if (!isShown) throw new AppError("practice/unknown-word");
  return { word, entries: runtime.glosses.entries(locale, word), audio: signWord(runtime, word) };
}

/** What we wrote, never what was typed: else an answer could ask for any word. */
function wordsShown({ steps, explanation }: PlacedItem, versions: MediaVersions) {
  const lines = Explanations.parse(explanation).map(({ params }) => params);
  const spoken = [...versions.values()].flatMap(({ source }) => ("text" in source ? [source.text] : []));
  return wordsOf([steps.map(({ prompt, key }) => [prompt, key]), lines, spoken]);
}
