import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { courseReads } from "@/lib/db/schema/goals";

/** What a guest has read goes to the account; what both have read keeps the account's day. The caller has locked both. */
export async function moveCourses(tx: Transaction, from: string, to: string) {
  const read = await tx.delete(courseReads).where(eq(courseReads.userId, from)).returning();
  if (read.length === 0) return;
  await tx
    .insert(courseReads)
    .values(read.map((row) => ({ ...row, userId: to })))
    .onConflictDoNothing();
}
