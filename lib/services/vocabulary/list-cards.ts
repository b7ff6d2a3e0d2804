import "server-only";
import { and, count, desc, eq, ilike, isNotNull, or } from "drizzle-orm";

import { vocabularyCards } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";
import { cardView } from "@/lib/services/vocabulary/card-view";
import type { CardList } from "@/lib/services/vocabulary/views";

type Input = { page: number; size: number; search: string; show: "all" | "resting" };

/** The caller's words, the newest first. */
export async function listCards(ctx: UserCtx, { page, size, search, show }: Input): Promise<CardList> {
  const { db } = ctx.runtime.database;
  const { userId, lemma, word, addedAt, id, suspendedAt } = vocabularyCards;
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const filter = and(
    eq(userId, ctx.actor.userId),
    show === "resting" ? isNotNull(suspendedAt) : undefined,
    search.trim() === "" ? undefined : or(ilike(lemma, pattern), ilike(word, pattern)),
  );
  const [counted] = await db.select({ total: count() }).from(vocabularyCards).where(filter);
  const rows = await db
    .select()
    .from(vocabularyCards)
    .where(filter)
    .orderBy(desc(addedAt), desc(id))
    .limit(size)
    .offset((page - 1) * size);
  return { cards: rows.map((row) => cardView(ctx, row)), total: counted?.total ?? 0, page, size };
}
