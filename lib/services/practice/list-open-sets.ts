import "server-only";
import { and, eq, isNull } from "drizzle-orm";

import { practiceSets } from "@/lib/db/schema/practice";
import { questionTypes } from "@/lib/questions/registry";
import { summarizeSets } from "@/lib/services/practice/summarize-sets";
import type { UserCtx } from "@/lib/services/runtime";

/** The sets to go on with: at most one of each type. */
export function listOpenSets(ctx: UserCtx) {
  const isOpen = and(eq(practiceSets.userId, ctx.actor.userId), isNull(practiceSets.finishedAt));
  return summarizeSets(ctx.runtime.database.db, isOpen, { limit: questionTypes.length, offset: 0 });
}
