import "server-only";
import { and, eq, isNull, max } from "drizzle-orm";

import { promptsOf } from "@/lib/content/prompts/prompts";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { corrections, correctionDrafts } from "@/lib/db/schema/corrections";
import { pictureOf } from "@/lib/services/corrections/asked";
import { soundOf } from "@/lib/services/corrections/prompt-sounds";
import type { PromptList } from "@/lib/services/corrections/task-views";
import type { UserCtx } from "@/lib/services/runtime";

/** The prompts of a task; what the caller did not hand in yet comes first. */
export async function listPrompts(
  { runtime, actor }: UserCtx,
  { task, page, size }: { task: CorrectedTask; page: number; size: number },
): Promise<PromptList> {
  const { db } = runtime.database;
  const done = await db
    .select({ name: corrections.promptName, at: max(corrections.createdAt) })
    .from(corrections)
    .where(and(eq(corrections.userId, actor.userId), eq(corrections.task, task)))
    .groupBy(corrections.promptName);
  const drafts = await db
    .select({ name: correctionDrafts.promptName })
    .from(correctionDrafts)
    .where(
      and(
        eq(correctionDrafts.userId, actor.userId),
        eq(correctionDrafts.task, task),
        isNull(correctionDrafts.revisesId),
      ),
    );
  const doneAt = new Map(done.map(({ name, at }) => [name, at]));
  const drafted = new Set(drafts.map(({ name }) => name));
  const all = promptsOf(task).toSorted(
    (one, other) => Number(doneAt.has(one.name)) - Number(doneAt.has(other.name)),
  );
  const prompts = all
    .slice((page - 1) * size, page * size)
    .map(({ name, level, subject, asks, picture }) => ({
      ...{ name, level, subject },
      // What is heard first is not read before.
      asks: soundOf({ task, prompt: name, text: asks }) === null ? asks : "",
      picture: pictureOf(picture),
      doneAt: doneAt.get(name)?.toISOString() ?? null,
      hasDraft: drafted.has(name),
    }));
  return { prompts, total: all.length, page, size };
}
