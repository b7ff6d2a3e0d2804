import "server-only";

import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { files } from "@/lib/db/schema/operation";
import { revokeSessions } from "@/lib/services/identity/revoke-sessions";
import { movePractice } from "@/lib/services/practice/move-practice";

/** What somebody practised before signing in moves to their account, with the free questions it cost. */
export async function mergeGuest(tx: Transaction, input: { guestId: string; userId: string }) {
  await revokeSessions(tx, { userId: input.guestId });
  await movePractice(tx, input.guestId, input.userId);
  await tx.update(files).set({ ownerId: input.userId }).where(eq(files.ownerId, input.guestId));
}
