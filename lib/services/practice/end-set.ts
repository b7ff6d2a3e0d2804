import "server-only";
import { and, eq, isNotNull, isNull } from "drizzle-orm";

import { practiceSets } from "@/lib/db/schema/practice";
import { readSet } from "@/lib/services/practice/read-set";
import type { UserCtx } from "@/lib/services/runtime";

/** Ends a set in exam mode where it is: what was answered has its results, the rest is left out. Any other set stays as it is. */
export async function endSet(ctx: UserCtx, input: { setId: string }) {
  const { runtime, actor } = ctx;
  await runtime.database.db
    .update(practiceSets)
    .set({ finishedAt: runtime.clock.databaseNow() })
    .where(
      and(
        eq(practiceSets.id, input.setId),
        eq(practiceSets.userId, actor.userId),
        isNotNull(practiceSets.multiplier),
        isNull(practiceSets.finishedAt),
      ),
    );
  return readSet(ctx, input);
}
