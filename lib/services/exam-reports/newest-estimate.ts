import "server-only";

import { listExams } from "@/lib/services/exams/list-exams";
import type { UserCtx } from "@/lib/services/runtime";

/** What the caller's newest mock exam with a report estimated; null without one. */
export async function newestEstimate(ctx: UserCtx): Promise<number | null> {
  const { sittings } = await listExams(ctx);
  const scored = sittings.flatMap(({ kind, finishedAt, overall }) =>
    kind === "mock" && finishedAt !== null && overall ? [{ finishedAt, score: overall.score }] : [],
  );
  const [newest] = scored.toSorted((one, other) => other.finishedAt.localeCompare(one.finishedAt));
  return newest?.score ?? null;
}
