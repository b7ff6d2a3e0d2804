import "server-only";

import { and, asc, eq, inArray } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import { files } from "@/lib/db/schema/operation";
import { moveCorrections } from "@/lib/services/corrections/move-corrections";
import { moveExams } from "@/lib/services/exams/move-exams";
import { revokeSessions } from "@/lib/services/identity/revoke-sessions";
import { moveGoals } from "@/lib/services/goals/move-goals";
import { moveCourses } from "@/lib/services/path/move-courses";
import { movePractice } from "@/lib/services/practice/move-practice";
import { moveVocabulary } from "@/lib/services/vocabulary/move-vocabulary";

/**
 * What somebody practised before signing in moves to their account, with the free questions it cost, their words, goals,
 * corrections and sittings. A guest who became an account meanwhile keeps everything.
 */
export async function mergeGuest(tx: Transaction, input: { guestId: string; userId: string }) {
  if (!(await lockGuest(tx, input))) return;
  await revokeSessions(tx, { userId: input.guestId });
  await movePractice(tx, input.guestId, input.userId);
  await moveVocabulary(tx, input.guestId, input.userId);
  await moveGoals(tx, input.guestId, input.userId);
  await moveCourses(tx, input.guestId, input.userId);
  await moveCorrections(tx, input.guestId, input.userId);
  await moveExams(tx, input.guestId, input.userId);
  await tx.update(files).set({ ownerId: input.userId }).where(eq(files.ownerId, input.guestId));
}

/** Locks both people, in the order of all who lock two, and then looks whether the one is still a guest. */
async function lockGuest(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }) {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [guestId, userId]))
    .orderBy(asc(users.id))
    .for("no key update");
  const [guest] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.temp, true)));
  return guest !== undefined;
}
