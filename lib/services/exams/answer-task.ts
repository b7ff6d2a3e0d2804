import "server-only";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { examResponses } from "@/lib/db/schema/exams";
import { taskAt } from "@/lib/exam/task-plan";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { advance } from "@/lib/services/exams/advance";
import { stopWithoutNext, taskOf } from "@/lib/services/exams/close-due";
import { examView } from "@/lib/services/exams/exam-view";
import { openSitting, requireHold } from "@/lib/services/exams/hold";
import { keepLate } from "@/lib/services/exams/keep-late";
import { answerSchema, isSkipped, recordingOf } from "@/lib/services/exams/open-parts";
import { noteDue, showCurrent } from "@/lib/services/exams/open-clocks";
import { prepareAhead } from "@/lib/services/exams/prepare-ahead";
import type { Given } from "@/lib/services/exams/save-answer";
import {
  currentSituation,
  openPart,
  openStep,
  type Situation,
  stateOf,
} from "@/lib/services/exams/situation";
import {
  isRunning,
  isStandardTime,
  type Sitting,
  updateExam,
  updateTask,
} from "@/lib/services/exams/sitting";
import { claimFiles } from "@/lib/services/files/claim-files";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

type Answer = Given & { id: string; tab: string; position: number; goesOn: boolean };

/**
 * Takes an answer to what is asked now, and asks what follows. An answer counts once: what comes again, or for something
 * that is over, changes nothing but that it is kept. Throws `exam/not-asked` for what comes before its time.
 */
export async function answerTask(ctx: UserCtx, given: Answer) {
  const { runtime } = ctx;
  const view = await runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, given.id);
    if (isRunning(sitting)) await requireHold(tx, sitting, given.tab);
    const planned = taskAt(sitting.plan, given.position);
    if (!planned || !sitting.tasks.some(({ index }) => index === planned.index))
      throw new AppError("exam/not-asked");
    const situation = isRunning(sitting) ? await currentSituation(tx, runtime, sitting) : null;
    if (situation?.planned.index === planned.index) await take(tx, runtime, sitting, { situation, given });
    else await keepLate(tx, runtime, sitting, { planned, given });
    if (given.goesOn || (await isShown(tx, runtime, sitting))) await showCurrent(tx, runtime, sitting);
    await noteDue(tx, runtime, sitting);
    return examView(tx, ctx, sitting, given.tab);
  });
  void prepareAhead(runtime, given.id);
  return view;
}

/** The next word of a round, step of a question or part of a task is on the screen with the answer before it. */
async function isShown(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  const situation = isRunning(sitting) ? await currentSituation(tx, runtime, sitting) : null;
  return situation !== null && situation.task.begunAt !== null;
}

type Taken = { situation: Situation; given: Answer };

async function take(tx: Transaction, runtime: Runtime, sitting: Sitting, { situation, given }: Taken) {
  if (!situation.task.begunAt) throw new AppError("exam/not-asked");
  const isTaken = situation.planned.isOpen
    ? await takePart(tx, sitting, { situation, given })
    : await takeStep(tx, runtime, sitting, { situation, given });
  if (!isTaken) return keepLate(tx, runtime, sitting, { planned: situation.planned, given });
  await updateExam(tx, sitting, { activeAt: sitting.now });
  const after = await currentSituation(tx, runtime, sitting);
  if (after) await advance(tx, runtime, sitting, { situation: after, endedAt: sitting.now });
  await stopWithoutNext(tx, runtime, sitting);
}

async function takeStep(tx: Transaction, runtime: Runtime, sitting: Sitting, { situation, given }: Taken) {
  const item = situation.items.find(({ position }) => position === given.position);
  if (!item) throw new AppError("exam/not-asked");
  const open = openStep(runtime, situation, item);
  const before = stateOf(situation, item);
  if (before.answers.has(given.step)) return false;
  if (open !== given.step) throw new AppError("exam/not-asked");
  const { step, answer, millis } = given;
  await recordAnswer(tx, runtime, {
    task: taskOf(sitting, item),
    state: before,
    given: { step, answer, millis, isStandard: isStandardTime(sitting) },
  });
  return true;
}

async function takePart(tx: Transaction, sitting: Sitting, { situation, given }: Taken) {
  const { planned, task, parts } = situation;
  const open = openPart(situation);
  if (!open || given.step < open.part) return false;
  if (given.step > open.part || !open.openedAt) throw new AppError("exam/not-asked");
  const parsed = answerSchema(planned).nullable().safeParse(given.answer);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  const recording = recordingOf(parsed.data);
  if (recording) {
    const by = task.correctionId ?? v7();
    if (!task.correctionId) await updateTask(tx, sitting, planned.index, { correctionId: by });
    await claimFiles(tx, { ownerId: sitting.row.userId, fileIds: [recording], by });
  }
  const { now, row } = sitting;
  const set = { answer: parsed.data, millis: given.millis, savedAt: now, finalAt: now };
  // Who cannot take a task leaves all of it.
  const over = isSkipped(parsed.data) ? parts.filter(({ isDone }) => !isDone) : [open];
  await tx
    .insert(examResponses)
    .values(
      over.map(({ part }) => ({
        ...{ examId: row.id, position: planned.position, part, revision: 0 },
        ...set,
      })),
    )
    .onConflictDoUpdate({
      target: [examResponses.examId, examResponses.position, examResponses.part],
      set,
    });
  return true;
}
