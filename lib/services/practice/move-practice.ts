import "server-only";
import { aliasedTable, and, eq, exists, inArray, isNull, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { answers, clocks } from "@/lib/db/schema/answers";
import { mistakes, practiceQuota, practiceSets } from "@/lib/db/schema/practice";
import { reports } from "@/lib/db/schema/reports";

/**
 * What somebody practised as a guest becomes their account's, with the questions it cost today. Where both have an
 * open set of a purpose, the guest's goes on, since it is the newer one, and the account's is put aside. The caller has
 * locked both.
 */
export async function movePractice(tx: Transaction, fromUserId: string, toUserId: string) {
  const openPurposes = tx
    .select({ purpose: practiceSets.purpose })
    .from(practiceSets)
    .where(and(eq(practiceSets.userId, fromUserId), isNull(practiceSets.finishedAt)));
  await tx
    .update(practiceSets)
    .set({ finishedAt: sql`now()` })
    .where(
      and(
        eq(practiceSets.userId, toUserId),
        isNull(practiceSets.finishedAt),
        inArray(practiceSets.purpose, openPurposes),
      ),
    );
  await tx.update(practiceSets).set({ userId: toUserId }).where(eq(practiceSets.userId, fromUserId));
  for (const table of [answers, clocks])
    await tx.update(table).set({ userId: toUserId }).where(eq(table.userId, fromUserId));
  await moveMistakes(tx, fromUserId, toUserId);
  await moveReports(tx, fromUserId, toUserId);
  await moveQuota(tx, `user:${fromUserId}`, `user:${toUserId}`);
}

/** What both got wrong stays as the account has it. */
async function moveMistakes(tx: Transaction, from: string, to: string) {
  const moved = await tx.delete(mistakes).where(eq(mistakes.userId, from)).returning();
  if (moved.length === 0) return;
  await tx
    .insert(mistakes)
    .values(moved.map((mistake) => ({ ...mistake, userId: to })))
    .onConflictDoNothing();
}

/** Of two open reports of the same thing the account's stays. */
async function moveReports(tx: Transaction, from: string, to: string) {
  const other = aliasedTable(reports, "other");
  const same = and(
    eq(other.userId, to),
    eq(other.itemId, reports.itemId),
    eq(other.kind, reports.kind),
    eq(other.status, "open"),
  );
  const isTwice = exists(tx.select({ id: other.id }).from(other).where(same));
  await tx.delete(reports).where(and(eq(reports.userId, from), eq(reports.status, "open"), isTwice));
  await tx.update(reports).set({ userId: to }).where(eq(reports.userId, from));
}

async function moveQuota(tx: Transaction, from: string, to: string) {
  const spent = await tx.delete(practiceQuota).where(eq(practiceQuota.subject, from)).returning();
  for (const { day, type, used } of spent) {
    await tx
      .insert(practiceQuota)
      .values({ subject: to, day, type, used })
      .onConflictDoUpdate({
        target: [practiceQuota.subject, practiceQuota.day, practiceQuota.type],
        set: { used: sql`${practiceQuota.used} + excluded.used` },
      });
  }
}
