import "server-only";
import { and, desc, eq, ne } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { itemHolds } from "@/lib/db/schema/reports";
import { lockBank } from "@/lib/services/bank/lock-bank";
import type { Runtime } from "@/lib/services/runtime";

type Hold = { itemId: string; who: string; why: string };

/**
 * Takes an item out of all sets and releases to come, also of a bank that is loaded later. Sets that have it keep it. False when it
 * is held back already.
 */
export async function holdBack(tx: Transaction, runtime: Runtime, { itemId, who, why }: Hold) {
  await lockBank(tx);
  const [live] = await tx
    .update(items)
    .set({ status: "retired" })
    .where(and(eq(items.id, itemId), ne(items.status, "retired")))
    .returning({ version: items.version });
  if (!live && !(await isKnown(tx, itemId))) throw new AppError("item/unknown");
  const held = await tx
    .insert(itemHolds)
    .values({
      itemId,
      itemVersion: live?.version ?? null,
      heldBy: who,
      why,
      heldAt: runtime.clock.databaseNow(),
    })
    .onConflictDoNothing()
    .returning({ itemId: itemHolds.itemId });
  return held.length > 0;
}

async function isKnown(tx: Transaction, itemId: string) {
  const known = await tx
    .select({ version: items.version })
    .from(items)
    .where(eq(items.id, itemId))
    .orderBy(desc(items.version))
    .limit(1);
  return known.length > 0;
}

/** Publishes an item again, in the version that the bank holds; nothing where the bank holds it no longer. */
export async function liftHold(tx: Transaction, itemId: string) {
  await lockBank(tx);
  const [held] = await tx.delete(itemHolds).where(eq(itemHolds.itemId, itemId)).returning();
  if (!held) throw new AppError("item/unknown");
  if (held.itemVersion === null) return;
  await tx
    .update(items)
    .set({ status: "published" })
    .where(and(eq(items.id, itemId), eq(items.version, held.itemVersion)));
}
