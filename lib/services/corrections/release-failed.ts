import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { files } from "@/lib/db/schema/operation";

/** Recordings of the owner's corrections that failed can be handed in again: nobody speaks twice for a fault of ours. */
export async function releaseFailed(tx: Transaction, input: { ownerId: string; fileIds: readonly string[] }) {
  if (input.fileIds.length === 0) return;
  const failed = tx
    .select({ id: sql<string>`${corrections.id}::text` })
    .from(corrections)
    .innerJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(and(eq(corrections.userId, input.ownerId), eq(correctionResults.state, "failed")));
  await tx
    .update(files)
    .set({ state: "registered", claimedBy: null, expiresAt: sql`now() + interval '1 day'` })
    .where(
      and(
        inArray(files.id, [...input.fileIds]),
        eq(files.ownerId, input.ownerId),
        eq(files.state, "claimed"),
        inArray(files.claimedBy, failed),
      ),
    );
}
