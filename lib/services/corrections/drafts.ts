import "server-only";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { correctionDrafts } from "@/lib/db/schema/corrections";
import { toTask } from "@/lib/services/corrections/task-rules";
import { type Draft, DraftPart } from "@/lib/services/corrections/task-views";
import type { UserCtx } from "@/lib/services/runtime";

type Place = { task: CorrectedTask; prompt: string };

const isAt = (userId: string, { task, prompt }: Place) =>
  and(
    eq(correctionDrafts.userId, userId),
    eq(correctionDrafts.task, task),
    eq(correctionDrafts.promptName, prompt),
  );

function draftView(row: typeof correctionDrafts.$inferSelect): Draft {
  const { isTimed, millis, revision } = row;
  return {
    task: toTask(row.task),
    prompt: row.promptName,
    parts: z.array(DraftPart).parse(row.parts),
    ...{ isTimed, millis, revision },
    savedAt: row.savedAt.toISOString(),
  };
}

/** Keeps what is being written, unless a later save is there: then that one stays and comes back. */
export async function keepDraft(
  { runtime, actor }: UserCtx,
  input: Place & Pick<Draft, "parts" | "isTimed" | "millis" | "revision">,
): Promise<{ isKept: boolean; draft: Draft }> {
  const { task, prompt, ...kept } = input;
  const { userId } = actor;
  await runtime.limits.consume("draft.user", userId);
  const [saved] = await runtime.database.db
    .insert(correctionDrafts)
    .values({ userId, task, promptName: prompt, ...kept })
    .onConflictDoUpdate({
      target: [correctionDrafts.userId, correctionDrafts.task, correctionDrafts.promptName],
      set: { ...kept, savedAt: sql`now()` },
      setWhere: lt(correctionDrafts.revision, kept.revision),
    })
    .returning();
  if (saved) return { isKept: true, draft: draftView(saved) };
  const known = await readDraft({ runtime, actor }, input);
  if (!known) throw new AppError("request/invalid");
  return { isKept: false, draft: known };
}

export async function readDraft({ runtime, actor }: Pick<UserCtx, "runtime" | "actor">, place: Place) {
  const [row] = await runtime.database.db.select().from(correctionDrafts).where(isAt(actor.userId, place));
  return row ? draftView(row) : null;
}

/** All of the caller's, the one saved last first. */
export async function listDrafts({ runtime, actor }: UserCtx): Promise<Draft[]> {
  const rows = await runtime.database.db
    .select()
    .from(correctionDrafts)
    .where(eq(correctionDrafts.userId, actor.userId))
    .orderBy(desc(correctionDrafts.savedAt))
    .limit(100);
  return rows.map(draftView);
}

export async function dropDraft({ runtime, actor }: UserCtx, place: Place) {
  await runtime.database.db.delete(correctionDrafts).where(isAt(actor.userId, place));
  return { deleted: true };
}
