import "server-only";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { correctionDrafts } from "@/lib/db/schema/corrections";
import { type CorrectionRow, readOwn } from "@/lib/services/corrections/correction-rows";
import { toTask } from "@/lib/services/corrections/task-rules";
import { type Draft, DraftPart } from "@/lib/services/corrections/views";
import type { UserCtx } from "@/lib/services/runtime";

/** `revises`: the correction it is a better version of. */
type Place = { task: CorrectedTask; prompt: string; revises: string | null };

/** Where the next version of a correction is kept. */
export const draftPlaceOf = ({ id, task, promptName }: CorrectionRow): Place => ({
  task: toTask(task),
  prompt: promptName ?? "",
  revises: id,
});

export const isDraftAt = (userId: string, { task, prompt, revises }: Place) =>
  and(
    eq(correctionDrafts.userId, userId),
    eq(correctionDrafts.task, task),
    eq(correctionDrafts.promptName, prompt),
    revises === null ? isNull(correctionDrafts.revisesId) : eq(correctionDrafts.revisesId, revises),
  );

function draftView(row: typeof correctionDrafts.$inferSelect): Draft {
  const { isTimed, millis, revision } = row;
  return {
    task: toTask(row.task),
    prompt: row.promptName,
    revises: row.revisesId,
    parts: z.array(DraftPart).parse(row.parts),
    ...{ isTimed, millis, revision },
    savedAt: row.savedAt.toISOString(),
  };
}

type Written = Pick<Draft, "parts" | "isTimed" | "millis" | "revision">;

/** What there is one draft of. */
export const draftPlace = [
  correctionDrafts.userId,
  correctionDrafts.task,
  correctionDrafts.promptName,
  correctionDrafts.revisesId,
];

/** Keeps what is being written, unless a later save is there: then that one stays and comes back. */
export async function keepDraft(
  { runtime, actor }: UserCtx,
  input: Place & Written,
): Promise<{ isKept: boolean; draft: Draft }> {
  const { task, prompt, revises, ...kept } = input;
  const { userId } = actor;
  await runtime.limits.consume("draft.user", userId);
  const [saved] = await runtime.database.db
    .insert(correctionDrafts)
    .values({ userId, task, promptName: prompt, revisesId: revises, ...kept })
    .onConflictDoUpdate({
      target: draftPlace,
      set: { ...kept, savedAt: sql`now()` },
      setWhere: lt(correctionDrafts.revision, kept.revision),
    })
    .returning();
  if (saved) return { isKept: true, draft: draftView(saved) };
  const known = await readDraft({ runtime, actor }, input);
  if (!known) throw new AppError("request/invalid");
  return { isKept: false, draft: known };
}

/** Keeps what is written of a correction's next version. Throws `correction/unknown`. */
export async function keepRevisionDraft(ctx: UserCtx, { id, ...written }: Written & { id: string }) {
  const { correction } = await readOwn(ctx.runtime.database.db, { id, userId: ctx.actor.userId });
  return keepDraft(ctx, { ...draftPlaceOf(correction), ...written });
}

export async function readDraft({ runtime, actor }: Pick<UserCtx, "runtime" | "actor">, place: Place) {
  const [row] = await runtime.database.db
    .select()
    .from(correctionDrafts)
    .where(isDraftAt(actor.userId, place));
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
  await runtime.database.db.delete(correctionDrafts).where(isDraftAt(actor.userId, place));
  return { deleted: true };
}
