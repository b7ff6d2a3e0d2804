import "server-only";
import { and, eq, isNull } from "drizzle-orm";

import { practiceSets } from "@/lib/db/schema/practice";
import { summarizeSets } from "@/lib/services/practice/summarize-sets";
import type { UserCtx } from "@/lib/services/runtime";

const mostSets = 50;

/** The sets to go on with: at most one of each purpose. */
export function listOpenSets(ctx: UserCtx) {
  const isOpen = and(eq(practiceSets.userId, ctx.actor.userId), isNull(practiceSets.finishedAt));
  return summarizeSets(ctx, isOpen, { limit: mostSets, offset: 0 });
}
