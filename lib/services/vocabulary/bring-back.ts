import "server-only";

import type { UserCtx } from "@/lib/services/runtime";
import { cardView } from "@/lib/services/vocabulary/card-view";
import { changeCard, holdCard } from "@/lib/services/vocabulary/hold-card";
import { readNow } from "@/lib/services/vocabulary/read-now";

/** A word that rests is asked again, beginning now; one that does not stays as it is. */
export function bringBack(ctx: UserCtx, { cardId }: { cardId: string }) {
  const { runtime } = ctx;
  return runtime.database.db.transaction(async (tx) => {
    const card = await holdCard(tx, ctx, cardId);
    if (card.suspendedAt === null) return cardView(ctx, card);
    const dueAt = await readNow(tx, runtime);
    return cardView(ctx, await changeCard(tx, card, { suspendedAt: null, dueAt }));
  });
}
