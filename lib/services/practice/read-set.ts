import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { practiceSets } from "@/lib/db/schema/practice";
import { setView } from "@/lib/services/practice/set-view";
import type { UserCtx } from "@/lib/services/runtime";

export async function readSet(ctx: UserCtx, input: { setId: string }) {
  const { db } = ctx.runtime.database;
  const [set] = await db
    .select()
    .from(practiceSets)
    .where(and(eq(practiceSets.id, input.setId), eq(practiceSets.userId, ctx.actor.userId)));
  if (!set) throw new AppError("practice/unknown-set");
  return setView(ctx, db, set);
}
