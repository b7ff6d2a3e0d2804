import "server-only";
import { and, desc, eq, isNull, ne } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";

/** The correction that an answer of practice has already, or waits for; null when there is none, or it failed. */
export async function findOfAnswer(
  executor: Executor,
  { userId, sourceAnswerId }: { userId: string; sourceAnswerId: string | undefined },
): Promise<string | null> {
  if (sourceAnswerId === undefined) return null;
  const [known] = await executor
    .select({ id: corrections.id })
    .from(corrections)
    .innerJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(
      and(
        eq(corrections.userId, userId),
        eq(corrections.sourceAnswerId, sourceAnswerId),
        isNull(corrections.revisesId),
        isNull(corrections.deletedAt),
        ne(correctionResults.state, "failed"),
      ),
    )
    .orderBy(desc(corrections.id))
    .limit(1);
  return known?.id ?? null;
}
