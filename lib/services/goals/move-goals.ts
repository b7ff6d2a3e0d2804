import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { learnerGoals } from "@/lib/db/schema/goals";
import { readGoals, toRow } from "@/lib/services/goals/read-plan";

/** A guest's goals fill what the account left open. The caller has locked both. */
export async function moveGoals(tx: Transaction, from: string, to: string) {
  const [guest] = await tx.delete(learnerGoals).where(eq(learnerGoals.userId, from)).returning();
  if (!guest) return;
  const own = Object.entries(toRow(await readGoals(tx, to))).filter(([, value]) => value !== null);
  const goals = { ...guest, ...Object.fromEntries(own), userId: to };
  await tx.insert(learnerGoals).values(goals).onConflictDoUpdate({ target: learnerGoals.userId, set: goals });
}
