import "server-only";
import { and, eq, isNotNull, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { readStates } from "@/lib/services/answers/item-state";
import { keepMistake } from "@/lib/services/practice/keep-mistake";
import type { Runtime } from "@/lib/services/runtime";

/** An item whose score came after it was finished: only now it is known whether it was a mistake. */
export async function keepSettled(
  tx: Transaction,
  runtime: Runtime,
  { setId, position }: { setId: string; position: number },
) {
  const [placed] = await tx
    .select({
      userId: practiceSets.userId,
      mistakeOf: practiceItems.mistakeOf,
      id: items.id,
      version: items.version,
      type: items.type,
      now: sql`${runtime.clock.databaseNow()}`.mapWith(practiceItems.begunAt),
    })
    .from(practiceItems)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceItems.setId))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(
      and(
        eq(practiceItems.setId, setId),
        eq(practiceItems.position, position),
        isNotNull(practiceItems.finishedAt),
      ),
    );
  const state = placed && (await readStates(tx, setId, position)).get(position);
  if (!state) return;
  const { userId, type, now, id, version, mistakeOf } = placed;
  await keepMistake(tx, runtime, { task: { userId, type, now, item: { id, version } }, state, mistakeOf });
}
