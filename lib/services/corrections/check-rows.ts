import "server-only";
import { and, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { correctionResults } from "@/lib/db/schema/corrections";
import { findingOf, type ResultRow } from "@/lib/services/corrections/correction-rows";

export async function readCheck(executor: Executor, correctionId: string): Promise<ResultRow | null> {
  const [row] = await executor
    .select()
    .from(correctionResults)
    .where(and(eq(correctionResults.correctionId, correctionId), eq(correctionResults.round, 1)));
  return row ?? null;
}

/** Only what a model scored can come out differently, and it is asked once; a check that failed was none. */
export function isCheckable(first: ResultRow, check: ResultRow | null) {
  const assessment = findingOf(first)?.assessment;
  const isModel = assessment?.status === "scored" && assessment.engine.model !== null;
  return isModel && (check === null || check.state === "failed");
}
