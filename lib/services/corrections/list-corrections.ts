import "server-only";
import { and, desc, eq, ilike, isNull, lt, or, sql } from "drizzle-orm";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { summaryView } from "@/lib/services/corrections/correction-view";
import type { CorrectionPage } from "@/lib/services/corrections/views";
import type { UserCtx } from "@/lib/services/runtime";

/** `%` and `_` stand for themselves. */
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

/** The caller's corrections, the newest first, from behind `before` on. */
export async function listCorrections(
  { runtime, actor }: UserCtx,
  input: {
    task?: CorrectedTask | undefined;
    search?: string | undefined;
    before?: string | undefined;
    sourceAnswerId?: string | undefined;
    size: number;
  },
): Promise<CorrectionPage> {
  const { task, search, before, sourceAnswerId, size } = input;
  const says = search
    ? or(
        ilike(corrections.said, pattern(search)),
        ilike(sql`${corrections.asked}->>'parts'`, pattern(search)),
      )
    : undefined;
  const rows = await runtime.database.db
    .select({ correction: corrections, result: correctionResults })
    .from(corrections)
    .innerJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(
      and(
        eq(corrections.userId, actor.userId),
        isNull(corrections.deletedAt),
        task && eq(corrections.task, task),
        sourceAnswerId === undefined ? undefined : eq(corrections.sourceAnswerId, sourceAnswerId),
        before === undefined ? undefined : lt(corrections.id, before),
        says,
      ),
    )
    .orderBy(desc(corrections.id))
    .limit(size + 1);
  const shown = rows.slice(0, size).map(summaryView);
  return { corrections: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}
