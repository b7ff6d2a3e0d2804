import "server-only";
import { aliasedTable, and, eq, exists, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { draftPlace } from "@/lib/services/corrections/drafts";
import { consents, correctionDrafts, corrections } from "@/lib/db/schema/corrections";

/**
 * What a guest had corrected, is writing and agreed to becomes their account's; of two drafts of a prompt the one saved
 * last stays. The caller has locked both.
 */
export async function moveCorrections(tx: Transaction, fromUserId: string, toUserId: string) {
  const other = aliasedTable(corrections, "other");
  const isKeyTaken = exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.userId, toUserId), eq(other.key, corrections.key))),
  );
  await tx
    .update(corrections)
    .set({ key: sql`${corrections.key} || ':' || ${corrections.id}` })
    .where(and(eq(corrections.userId, fromUserId), isKeyTaken));
  await tx.update(corrections).set({ userId: toUserId }).where(eq(corrections.userId, fromUserId));
  await tx.update(consents).set({ userId: toUserId }).where(eq(consents.userId, fromUserId));
  await moveDrafts(tx, fromUserId, toUserId);
}

async function moveDrafts(tx: Transaction, from: string, to: string) {
  const moved = await tx.delete(correctionDrafts).where(eq(correctionDrafts.userId, from)).returning();
  for (const draft of moved) {
    const { parts, isTimed, millis, revision, savedAt } = draft;
    await tx
      .insert(correctionDrafts)
      .values({ ...draft, userId: to })
      .onConflictDoUpdate({
        target: draftPlace,
        set: { parts, isTimed, millis, revision, savedAt },
        setWhere: sql`${correctionDrafts.savedAt} < excluded.saved_at`,
      });
  }
}
