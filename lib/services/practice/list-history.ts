import "server-only";
import { and, count, eq, exists, gte, isNotNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { freeHistoryDays } from "@/lib/core/free-use";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { writePurpose } from "@/lib/questions/purpose";
import { readAllowance } from "@/lib/services/practice/quota";
import { summarizeSets } from "@/lib/services/practice/summarize-sets";
import type { History } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

/** The caller's sets with at least one finished question: those of the last days, with Premium all. */
export async function listHistory(
  ctx: UserCtx,
  input: { page: number; size: number; type?: string | undefined },
): Promise<History> {
  const { page, size, type } = input;
  if (type !== undefined && !ctx.runtime.questions.isType(type)) throw new AppError("practice/unknown-type");
  const { db } = ctx.runtime.database;
  const { isPremium } = await readAllowance(db, ctx);
  const hasAnswer = exists(
    db
      .select({ one: sql`1` })
      .from(practiceItems)
      .where(and(eq(practiceItems.setId, practiceSets.id), isNotNull(practiceItems.finishedAt))),
  );
  const filter = and(
    eq(practiceSets.userId, ctx.actor.userId),
    type === undefined ? undefined : eq(practiceSets.purpose, writePurpose({ kind: "type", type })),
    isPremium
      ? undefined
      : gte(practiceSets.createdAt, sql`now() - make_interval(days => ${freeHistoryDays})`),
    hasAnswer,
  );
  const [counted] = await db.select({ total: count() }).from(practiceSets).where(filter);
  const sets = await summarizeSets(ctx, filter, { limit: size, offset: (page - 1) * size });
  return { sets, total: counted?.total ?? 0, page, size };
}
