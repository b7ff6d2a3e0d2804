import "server-only";
import { sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { examResponses } from "@/lib/db/schema/exams";
import { insertAnswer, stepAt } from "@/lib/services/answers/keep-answer";
import { taskOf } from "@/lib/services/exams/close-due";
import { openSitting, requireHold } from "@/lib/services/exams/hold";
import { answerSchema } from "@/lib/services/exams/open-parts";
import {
  currentSituation,
  openPart,
  openStep,
  type Situation,
  stateOf,
} from "@/lib/services/exams/situation";
import { isRunning, isStandardTime, type Sitting } from "@/lib/services/exams/sitting";
import type { SaveReply } from "@/lib/services/exams/views";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

export type Given = { step: number; answer: Record<string, unknown> | null; millis: number };
type Save = Given & { id: string; tab: string; position: number; revision: number };

/**
 * Keeps what is entered so far in what is asked now. An older save does not overwrite a newer one; what belongs to a task
 * that is over is not kept. Throws `exam/not-asked` for what comes later.
 */
export function saveAnswer(ctx: UserCtx, save: Save): Promise<SaveReply> {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, save.id);
    if (!isRunning(sitting)) throw new AppError("exam/over");
    await requireHold(tx, sitting, save.tab);
    const situation = await currentSituation(tx, ctx.runtime, sitting);
    const isKept = situation ? await keep(tx, ctx.runtime, sitting, { situation, save }) : false;
    return { isKept, revision: save.revision, now: sitting.now.toISOString() };
  });
}

type Kept = { situation: Situation; save: Save };

async function keep(tx: Transaction, runtime: Runtime, sitting: Sitting, { situation, save }: Kept) {
  const { planned, task } = situation;
  const isHere = save.position >= planned.position && save.position < planned.position + planned.size;
  if (save.position >= planned.position + planned.size || (isHere && !task.begunAt))
    throw new AppError("exam/not-asked");
  if (!isHere || save.answer === null) return false;
  if (planned.isOpen) return keepPart(tx, sitting, situation, save);
  const item = situation.items.find(({ position }) => position === save.position);
  if (!item || openStep(runtime, situation, item) !== save.step) return false;
  const of = taskOf(sitting, item);
  const step = stepAt(runtime, of, save.step);
  const parsed = step.schema.answer.safeParse(save.answer);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  const recording = { tx, runtime, task: of, state: stateOf(situation, item) };
  const { revision, millis } = save;
  const draft = {
    step: save.step,
    answer: parsed.data,
    millis,
    revision,
    isFinal: false,
    isStandard: isStandardTime(sitting),
  };
  return (await insertAnswer(recording, step, draft)) !== null;
}

async function keepPart(tx: Transaction, { row, now }: Sitting, situation: Situation, save: Save) {
  const open = openPart(situation);
  if (!open || save.step < open.part) return false;
  if (save.step > open.part || !open.openedAt) throw new AppError("exam/not-asked");
  const parsed = answerSchema(situation.planned).safeParse(save.answer);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  const { revision, millis } = save;
  const set = { revision, answer: parsed.data, millis, savedAt: now };
  const kept = await tx
    .insert(examResponses)
    .values({ examId: row.id, position: situation.planned.position, part: open.part, ...set })
    .onConflictDoUpdate({
      target: [examResponses.examId, examResponses.position, examResponses.part],
      set,
      setWhere: sql`${examResponses.finalAt} is null and ${examResponses.revision} < ${revision}`,
    })
    .returning({ part: examResponses.part });
  return kept.length > 0;
}
