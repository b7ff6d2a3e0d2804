import "server-only";

import { holdItem, viewHeld } from "@/lib/services/practice/place-item";
import { readAllowance } from "@/lib/services/practice/quota";
import type { UserCtx } from "@/lib/services/runtime";

/** One item as it stands, for whoever waits for an outcome. */
export function readItem(ctx: UserCtx, input: { setId: string; position: number }) {
  const { runtime } = ctx;
  return runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const { isPremium } = await readAllowance(tx, ctx);
    return { item: await viewHeld(tx, ctx, held, isPremium), now: held.task.now.toISOString() };
  });
}
