import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { examResponses } from "@/lib/db/schema/exams";
import type { PlannedTask } from "@/lib/exam/task-plan";
import { isSameAnswer } from "@/lib/questions/same-answer";
import { emptyState, readStates } from "@/lib/services/answers/item-state";
import { insertAnswer, stepAt } from "@/lib/services/answers/keep-answer";
import { taskOf } from "@/lib/services/exams/close-due";
import { answerSchema, recordingOf } from "@/lib/services/exams/open-parts";
import type { Given } from "@/lib/services/exams/save-answer";
import { readItems, type Sitting } from "@/lib/services/exams/sitting";
import { claimFiles } from "@/lib/services/files/claim-files";
import type { Runtime } from "@/lib/services/runtime";

type Late = { planned: PlannedTask; given: Given & { position: number } };

/** Keeps an answer to a task that is over, once, unless it is none: the report shows it, and nothing scores it. */
export async function keepLate(tx: Transaction, runtime: Runtime, sitting: Sitting, late: Late) {
  if (late.given.answer === null) return;
  if (late.planned.isOpen) await keepPart(tx, sitting, late);
  else await keepStep(tx, runtime, sitting, late);
}

async function keepStep(tx: Transaction, runtime: Runtime, sitting: Sitting, { planned, given }: Late) {
  const { position, answer, millis } = given;
  const item = (await readItems(tx, runtime, sitting, planned)).find((each) => each.position === position);
  if (!item || given.step >= item.steps.length) throw new AppError("exam/not-asked");
  const task = taskOf(sitting, item);
  const step = stepAt(runtime, task, given.step);
  const parsed = step.schema.answer.safeParse(answer);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  if (isSameAnswer(parsed.data, step.schema.blank)) return;
  const [newest] = await tx
    .select({ answer: answers.answer })
    .from(answers)
    .where(
      and(
        eq(answers.contextId, sitting.row.id),
        eq(answers.position, position),
        eq(answers.step, given.step),
      ),
    )
    .orderBy(desc(answers.revision))
    .limit(1);
  const state = (await readStates(tx, sitting.row.id, position)).get(position) ?? emptyState();
  const counted = state.answers.get(given.step);
  if (isSameAnswer(parsed.data, newest?.answer) || isSameAnswer(parsed.data, counted?.answer)) return;
  await insertAnswer({ tx, runtime, task, state }, step, { step: given.step, answer: parsed.data, millis });
}

async function keepPart(tx: Transaction, sitting: Sitting, { planned, given }: Late) {
  const { row, now } = sitting;
  const parsed = answerSchema(planned).safeParse(given.answer);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  const isPart = and(
    eq(examResponses.examId, row.id),
    eq(examResponses.position, planned.position),
    eq(examResponses.part, given.step),
  );
  const [known] = await tx.select().from(examResponses).where(isPart);
  if (!known || known.lateAt || isSameAnswer(parsed.data, known.answer)) return;
  const recording = recordingOf(parsed.data);
  if (recording) {
    const by = sitting.tasks.find(({ index }) => index === planned.index)?.correctionId ?? v7();
    await claimFiles(tx, { ownerId: row.userId, fileIds: [recording], by });
  }
  await tx.update(examResponses).set({ late: parsed.data, lateAt: now }).where(isPart);
}
