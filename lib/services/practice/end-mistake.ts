import "server-only";
import { and, eq, gt, gte, isNull, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { mistakes, practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { items } from "@/lib/db/schema/bank";
import { combine } from "@/lib/questions/outcome";
import { readStates } from "@/lib/services/answers/item-state";
import { enough } from "@/lib/services/practice/keep-mistake";
import type { Runtime } from "@/lib/services/runtime";

type Place = { setId: string; position: number };

/**
 * What a mended score does to the mistakes of its learner: an item that is right now is none any more, unless it was
 * wrong again later. One that asked a mistake again counts as right for that one.
 */
export async function endMistake(tx: Transaction, runtime: Runtime, place: Place) {
  const [placed] = await tx
    .select({
      userId: practiceSets.userId,
      itemId: practiceItems.itemId,
      mistakeOf: practiceItems.mistakeOf,
      finishedAt: practiceItems.finishedAt,
    })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .where(and(eq(practiceItems.setId, place.setId), eq(practiceItems.position, place.position)));
  if (!placed?.finishedAt || !(await isRight(tx, runtime, { ...place, itemId: placed.itemId }))) return;
  const { userId, itemId, mistakeOf, finishedAt } = placed;
  if (mistakeOf !== null) return countRight(tx, { userId, itemId: mistakeOf });
  if (await wasWrongLater(tx, runtime, { userId, itemId, after: finishedAt })) return;
  await tx.delete(mistakes).where(and(eq(mistakes.userId, userId), eq(mistakes.itemId, itemId)));
}

async function isRight(
  tx: Transaction,
  runtime: Runtime,
  { setId, position, itemId }: Place & { itemId: string },
) {
  const state = (await readStates(tx, setId, position)).get(position);
  const outcome = state ? combine([...state.answers.values()]) : null;
  const [item] = await tx.select({ type: items.type }).from(items).where(eq(items.id, itemId)).limit(1);
  if (!item || outcome?.state !== "scored") return false;
  return outcome.earned / outcome.max >= runtime.questions.find(item.type).rightFrom;
}

async function countRight(tx: Transaction, mistake: { userId: string; itemId: string }) {
  const isThis = and(eq(mistakes.userId, mistake.userId), eq(mistakes.itemId, mistake.itemId));
  await tx
    .update(mistakes)
    .set({ rights: sql`${mistakes.rights} + 1` })
    .where(isThis);
  await tx.delete(mistakes).where(and(isThis, gte(mistakes.rights, enough)));
}

async function wasWrongLater(
  tx: Transaction,
  runtime: Runtime,
  { userId, itemId, after }: { userId: string; itemId: string; after: Date },
) {
  const later = await tx
    .select({ setId: practiceItems.setId, position: practiceItems.position })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .where(
      and(
        eq(practiceSets.userId, userId),
        eq(practiceItems.itemId, itemId),
        isNull(practiceItems.mistakeOf),
        gt(practiceItems.finishedAt, after),
      ),
    );
  for (const place of later) if (!(await isRight(tx, runtime, { ...place, itemId }))) return true;
  return false;
}
