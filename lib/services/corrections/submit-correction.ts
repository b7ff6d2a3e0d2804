import "server-only";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { correctionDrafts } from "@/lib/db/schema/corrections";
import { chargeCorrection, type WayToPay } from "@/lib/services/corrections/charge-correction";
import { isDraftAt } from "@/lib/services/corrections/drafts";
import { findOfAnswer } from "@/lib/services/corrections/find-of-answer";
import {
  findByKey,
  fingerprintOf,
  insertCorrection,
  requireRecordingConsent,
} from "@/lib/services/corrections/insert-correction";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { readCorrection } from "@/lib/services/corrections/read-correction";
import { readParts } from "@/lib/services/corrections/read-parts";
import { type Handed, resolveAsked } from "@/lib/services/corrections/resolve-asked";
import { taskRules } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import { mayProcess } from "@/lib/services/consents/may-process";
import type { UserCtx } from "@/lib/services/runtime";

/** An answer of practice is corrected once: its revisions are free, and another one would cost a credit for nothing. */
const ofPractice = ({ task, sourceAnswerId }: Handed) =>
  taskRules[task].source === "answer" ? sourceAnswerId : undefined;

export type Submission = Handed & { key: string; isTimed: boolean; millis: number; pay?: WayToPay };

/**
 * Hands in a task: what pays for it is set aside and its job is added, all in one transaction. The same key again
 * answers with what it made.
 */
export async function submitCorrection(ctx: UserCtx, submission: Submission): Promise<Correction> {
  const { runtime, actor } = ctx;
  const { key, isTimed, millis, pay = "credit", ...handed } = submission;
  const { userId } = actor;
  await runtime.limits.consume("correction.user", userId);
  const { task } = handed;
  if (taskRules[task].skill === "speaking" && !runtime.correctors.speaking)
    throw new AppError("correction/not-open");
  const parts = readParts(task, handed.parts);
  await requireRecordingConsent(ctx, parts);
  const mayBeHeard = await mayProcess(runtime, userId, "hosted-speech");
  const fingerprint = fingerprintOf(handed);
  const id = await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const known = await findByKey(tx, { userId, key, fingerprint });
    if (known) return known.id;
    const before = await findOfAnswer(tx, { userId, sourceAnswerId: ofPractice(handed) });
    if (before) return before;
    const own = v7();
    const resolved = await resolveAsked(tx, userId, handed);
    const charge = await chargeCorrection(tx, ctx, { id: own, task, mayBeHeard, by: pay });
    const made = { id: own, rootId: own, revisesId: null, origin: "own", charge } as const;
    await insertCorrection(tx, ctx, { ...made, ...resolved, key, fingerprint, task, parts, isTimed, millis });
    await tx
      .delete(correctionDrafts)
      .where(isDraftAt(userId, { task, prompt: resolved.promptName ?? "", revises: null }));
    return own;
  });
  return readCorrection(ctx, { id });
}
