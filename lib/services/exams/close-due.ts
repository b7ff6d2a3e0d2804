import "server-only";
import { and, desc, eq } from "drizzle-orm";

import { waitHours } from "@/lib/core/exam-kinds";
import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { examResponses } from "@/lib/db/schema/exams";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { advance } from "@/lib/services/exams/advance";
import { endSitting, expireSitting, stopSitting } from "@/lib/services/exams/end-sitting";
import { isPastHalf } from "@/lib/services/exams/progress";
import {
  currentSituation,
  deadlineOf,
  deadlineOfStep,
  openPart,
  openStep,
  type Situation,
  stateOf,
  withGrace,
} from "@/lib/services/exams/situation";
import {
  currentTask,
  isRunning,
  isStandardTime,
  type SatItem,
  type Sitting,
  updateExam,
} from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

const waitMillis = waitHours * 3_600_000;
export const waitsUntil = ({ row }: Pick<Sitting, "row">) => new Date(row.activeAt.getTime() + waitMillis);

/**
 * Ends what is over by itself: a task whose time has passed, with what was kept of it in time, and a sitting that nobody has
 * come back to for a day. Whoever looks at a sitting does this first, so no clock has to run on the server.
 */
export async function closeDue(tx: Transaction, runtime: Runtime, sitting: Sitting): Promise<void> {
  while (isRunning(sitting)) {
    const situation = await currentSituation(tx, runtime, sitting);
    const deadline = situation && deadlineOf(runtime, sitting, situation);
    if (!situation || !deadline || sitting.now <= withGrace(deadline)) break;
    await closeTask(tx, runtime, sitting, { situation, endedAt: deadline });
  }
  await stopWithoutNext(tx, runtime, sitting);
  if (!isRunning(sitting) || sitting.now <= waitsUntil(sitting)) return;
  if (isPastHalf(sitting)) await endSitting(tx, runtime, sitting);
  else await expireSitting(tx, runtime, sitting);
}

/** A sitting whose last task is over and that the bank had nothing more for. */
export async function stopWithoutNext(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  if (currentTask(sitting) === null) await stopSitting(tx, runtime, sitting);
}

/** Hands in what is there of the step, round or part whose clock runs. */
export async function closeTask(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  { situation, endedAt }: { situation: Situation; endedAt: Date },
) {
  const { planned } = situation;
  if (planned.isOpen) await closePart(tx, sitting, situation);
  else if (planned.isRound)
    for (const item of situation.items) await closeItem(tx, runtime, sitting, { situation, item });
  else
    for (const item of situation.items.slice(0, 1))
      await closeItem(tx, runtime, sitting, { situation, item });
  const active = endedAt > sitting.row.activeAt ? endedAt : sitting.row.activeAt;
  await updateExam(tx, sitting, { activeAt: active, dueAt: new Date(active.getTime() + waitMillis) });
  const after = await currentSituation(tx, runtime, sitting);
  if (after) await advance(tx, runtime, sitting, { situation: after, endedAt });
}

async function closePart(tx: Transaction, { row, now }: Sitting, situation: Situation) {
  const open = openPart(situation);
  if (!open) return;
  const { position } = situation.planned;
  const nothing = { revision: 0, answer: null, millis: 0, savedAt: now };
  await tx
    .insert(examResponses)
    .values({ examId: row.id, position, part: open.part, ...nothing, finalAt: now })
    .onConflictDoUpdate({
      target: [examResponses.examId, examResponses.position, examResponses.part],
      set: { finalAt: now },
    });
}

type OfItem = { situation: Situation; item: SatItem };

/** The newest draft counts where there is one; then, for a run whose time is over, the rest of it earns nothing. */
async function closeItem(tx: Transaction, runtime: Runtime, sitting: Sitting, { situation, item }: OfItem) {
  const step = openStep(runtime, situation, item);
  if (step === null) return;
  const task = taskOf(sitting, item);
  const isLate = sitting.now > withGrace(deadlineOfStep(situation, item, step) ?? sitting.now);
  const answer = isLate ? null : await newestDraft(tx, sitting.row.id, { position: item.position, step });
  const given = { step, answer, millis: 0, isStandard: !isLate && isStandardTime(sitting) };
  const state = await recordAnswer(tx, runtime, { task, state: stateOf(situation, item), given });
  situation.states.set(item.position, state);
}

async function newestDraft(tx: Transaction, contextId: string, at: { position: number; step: number }) {
  const [draft] = await tx
    .select({ answer: answers.answer })
    .from(answers)
    .where(
      and(eq(answers.contextId, contextId), eq(answers.position, at.position), eq(answers.step, at.step)),
    )
    .orderBy(desc(answers.revision))
    .limit(1);
  return draft?.answer ?? null;
}

/** What is answered, for the rules that all contexts share. */
export const taskOf = ({ row, now }: Pick<Sitting, "row" | "now">, item: SatItem) => ({
  ...{ context: "exam" as const, contextId: row.id, position: item.position, userId: row.userId, now },
  ...{ type: item.type, item: { id: item.id, version: item.version }, steps: item.steps },
});
