import "server-only";
import { aliasedTable, and, eq, exists, inArray, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { exams } from "@/lib/db/schema/exams";

/**
 * What a guest sat becomes their account's. Where both have a sitting of a kind that is not over, the guest's goes on, since
 * it is the newer one; guests sit nothing that credits pay for. The caller has locked both.
 */
export async function moveExams(tx: Transaction, fromUserId: string, toUserId: string) {
  const open = ["ready", "running"] as const;
  const other = aliasedTable(exams, "other");
  const ofGuest = tx
    .select({ kind: other.kind })
    .from(other)
    .where(and(eq(other.userId, fromUserId), inArray(other.state, [...open])));
  await tx
    .update(exams)
    .set({ state: "given-up", finishedAt: sql`now()`, settledAt: sql`now()`, dueAt: null })
    .where(and(eq(exams.userId, toUserId), inArray(exams.state, [...open]), inArray(exams.kind, ofGuest)));
  const isKeyTaken = exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.userId, toUserId), eq(other.key, exams.key))),
  );
  await tx
    .update(exams)
    .set({ key: sql`${exams.key} || ':' || ${exams.id}` })
    .where(and(eq(exams.userId, fromUserId), isKeyTaken));
  await tx.update(exams).set({ userId: toUserId }).where(eq(exams.userId, fromUserId));
}
