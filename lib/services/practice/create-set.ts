import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { seededRandom } from "@/lib/bank/seeded-random";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { isQuestionType, type QuestionType } from "@/lib/questions/registry";
import { chooseItems } from "@/lib/services/practice/choose-items";
import { findOffers } from "@/lib/services/practice/find-offers";
import { readAllowance } from "@/lib/services/practice/quota";
import { setView } from "@/lib/services/practice/set-view";
import type { Level, SetSize } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

type Wish = { type: QuestionType; level: Level; size: SetSize };

/**
 * A set to work on: the unfinished one of the type, unless `fresh` puts it aside. The choice of items depends on
 * `seed` alone, given what the learner has had; without one it is the id of the new set.
 */
export async function createSet(
  ctx: UserCtx,
  input: { type: string; level: Level; size: SetSize; fresh: boolean; seed?: string },
) {
  const { type, level, size, fresh, seed } = input;
  if (!isQuestionType(type)) throw new AppError("practice/unknown-type");
  const { userId } = ctx.actor;
  await ctx.runtime.limits.consume("set.user", userId);
  return ctx.runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { isPremium } = await readAllowance(tx, ctx);
    const isOpen = and(
      eq(practiceSets.userId, userId),
      eq(practiceSets.type, type),
      isNull(practiceSets.finishedAt),
    );
    const [open] = await tx.select().from(practiceSets).where(isOpen);
    if (open && !fresh) return setView(ctx.runtime, tx, open, isPremium);
    if (open)
      await tx
        .update(practiceSets)
        .set({ finishedAt: sql`now()` })
        .where(isOpen);
    const set = await insertSet(tx, userId, { type, level, size }, seed);
    return setView(ctx.runtime, tx, set, isPremium);
  });
}

/** Two calls at once make one set: the second waits here and finds it. */
async function lockPerson(tx: Transaction, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

async function insertSet(tx: Transaction, userId: string, wish: Wish, seed?: string) {
  const id = v7();
  const random = seededRandom(seed ?? id);
  const offers = await findOffers(tx, { userId, ...wish, random });
  const chosen = chooseItems(offers, wish.size, random);
  if (chosen.length === 0) throw new AppError("practice/no-items");
  const [set] = await tx
    .insert(practiceSets)
    .values({ id, userId, type: wish.type, level: wish.level })
    .returning();
  if (!set) throw new Error("The new set did not come back.");
  await tx
    .insert(practiceItems)
    .values(
      chosen.map((item, position) => ({ setId: id, position, itemId: item.id, itemVersion: item.version })),
    );
  return set;
}
