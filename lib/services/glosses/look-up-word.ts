import "server-only";

import { AppError } from "@/lib/core/errors";
import { wordsShown } from "@/lib/services/glosses/shown-words";
import type { WordReply } from "@/lib/services/glosses/views";
import { signWord } from "@/lib/services/glosses/word-audio";
import { readMediaVersions } from "@/lib/services/media/media-versions";
import { holdItem, isShown } from "@/lib/services/practice/place-item";
import type { UserCtx } from "@/lib/services/runtime";
import { keptWords } from "@/lib/services/vocabulary/kept-words";

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
  const isWord = await runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const { item } = held;
    if (!isShown(held)) return false;
    return wordsShown(item, await readMediaVersions(tx, item.media)).has(word);
  });
  if (!isWord) throw new AppError("practice/unknown-word");
  const entries = runtime.glosses.entries(locale, word);
  const isKept = await keptWords(runtime.database.db, actor.userId, entries);
  return {
    word,
    entries: entries.map((entry) => ({ ...entry, isKept: isKept(entry) })),
    audio: signWord(runtime, word),
  };
}
