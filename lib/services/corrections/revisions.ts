import "server-only";
import { and, asc, eq } from "drizzle-orm";

import { freeRevisions, takesCredit } from "@/lib/core/correction-costs";
import type { Executor } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { type CorrectionRow, findingOf } from "@/lib/services/corrections/correction-rows";
import type { Correction } from "@/lib/services/corrections/views";

const day = 86_400_000;

type Version = { correction: CorrectionRow; result: typeof correctionResults.$inferSelect };

/** The versions of a text in the order they were made, with those that were deleted. */
export function readVersions(executor: Executor, rootId: string): Promise<Version[]> {
  return executor
    .select({ correction: corrections, result: correctionResults })
    .from(corrections)
    .innerJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(eq(corrections.rootId, rootId))
    .orderBy(asc(corrections.id));
}

/** How often a text may still be revised for nothing: only one whose first result was paid for or came with an exam. */
export function revisionsLeft(versions: readonly Version[], now: Date): Correction["revisions"] {
  const root = versions.find(({ correction }) => correction.id === correction.rootId);
  const settledAt = root?.result.settledAt;
  const wasPaid = takesCredit(root?.result.verdict ?? null) || root?.correction.charge === "exam";
  if (!settledAt || root.result.state !== "done" || !wasPaid) return { left: 0, until: null };
  const until = new Date(settledAt.getTime() + freeRevisions.days * day);
  const used = versions.filter(
    ({ correction, result }) =>
      correction.charge === "revision" && (result.state !== "failed" || result.failure === "withdrawn"),
  ).length;
  const left = until > now ? Math.max(0, freeRevisions.times - used) : 0;
  return { left, until: until.toISOString() };
}

/** Those that are still there. */
export const listVersions = (versions: readonly Version[]): Correction["versions"] =>
  versions
    .filter(({ correction }) => correction.deletedAt === null)
    .map(({ correction: { id, createdAt }, result }) => ({
      id,
      createdAt: createdAt.toISOString(),
      overall: findingOf(result)?.assessment.overall ?? null,
    }));
