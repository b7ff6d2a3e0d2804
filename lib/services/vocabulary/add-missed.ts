import "server-only";

import type { UserCtx } from "@/lib/services/runtime";
import { insertCards } from "@/lib/services/vocabulary/insert-cards";
import { findMissedWords } from "@/lib/services/vocabulary/missed-words";

/** Every word that was missed in a set becomes one of the caller's; a second time it adds nothing. */
export async function addMissed(ctx: UserCtx, { setId }: { setId: string }) {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("card.user", actor.userId);
  return runtime.database.db.transaction(async (tx) =>
    insertCards(tx, ctx, await findMissedWords(tx, ctx, setId)),
  );
}
