import "server-only";
import { and, eq, gte, lte, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { mistakes } from "@/lib/db/schema/practice";
import { combine } from "@/lib/questions/outcome";
import type { HeldItem } from "@/lib/services/practice/place-item";
import type { Runtime } from "@/lib/services/runtime";

/** Days until a mistake comes back: the first time, the second, and every time from the third. */
export const returnDays = [1, 3, 7] as const;
/** Right so often in a row, and it is none any more. */
export const enough = 2;

type Finished = Pick<HeldItem, "state" | "mistakeOf"> & {
  task: Pick<HeldItem["task"], "userId" | "type" | "item" | "now">;
};

/**
 * What an item that is finished does to the mistakes of its learner. An item that asks a mistake again counts for that
 * one, and once a return; any other that was wrong is a mistake of its own. What has no score does nothing.
 */
export async function keepMistake(tx: Transaction, runtime: Runtime, { task, state, mistakeOf }: Finished) {
  const outcome = combine([...state.answers.values()]);
  if (!task.item || outcome?.state !== "scored") return;
  const isRight = outcome.earned / outcome.max >= runtime.questions.find(task.type).rightFrom;
  const { userId, now } = task;
  if (mistakeOf !== null) return countReturn(tx, { userId, itemId: mistakeOf }, { now, isRight });
  if (isRight) return;
  await tx
    .insert(mistakes)
    .values({ userId, itemId: task.item.id, dueAt: inDays(now, returnDays[0]) })
    .onConflictDoUpdate({ target: [mistakes.userId, mistakes.itemId], set: { rights: 0 } });
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Only what is due: two sets may ask the same mistake. */
async function countReturn(
  tx: Transaction,
  { userId, itemId }: { userId: string; itemId: string },
  { now, isRight }: { now: Date; isRight: boolean },
) {
  const isThis = and(eq(mistakes.userId, userId), eq(mistakes.itemId, itemId));
  const [, second, later] = returnDays;
  await tx
    .update(mistakes)
    .set({
      returns: sql`${mistakes.returns} + 1`,
      rights: isRight ? sql`${mistakes.rights} + 1` : 0,
      dueAt: sql`case when ${mistakes.returns} = 0 then ${inDays(now, second).toISOString()}::timestamptz
        else ${inDays(now, later).toISOString()}::timestamptz end`,
    })
    .where(and(isThis, lte(mistakes.dueAt, now)));
  await tx.delete(mistakes).where(and(isThis, gte(mistakes.rights, enough)));
}
