import "server-only";

import { getCourse } from "@/lib/content/courses/courses";
import { AppError } from "@/lib/core/errors";
import type { UserCtx } from "@/lib/services/runtime";
import { insertCards } from "@/lib/services/vocabulary/insert-cards";

/** Every word of a vocabulary course becomes one of the caller's; a second time it adds nothing. */
export async function addCourseWords(ctx: UserCtx, { slug }: { slug: string }) {
  const { runtime, actor } = ctx;
  const words = getCourse("en", slug)?.words;
  if (!words) throw new AppError("practice/unknown-purpose");
  await runtime.limits.consume("card.user", actor.userId);
  const drafts = words.map((each) => ({
    ...each,
    lemma: each.word,
    ipa: null,
    source: "course" as const,
    itemId: null,
  }));
  return runtime.database.db.transaction(async (tx) => insertCards(tx, ctx, drafts));
}
