import "server-only";

import type { Transaction } from "@/lib/db/database";
import type { ClockStart } from "@/lib/questions/define-schema";
import { stepAt } from "@/lib/services/answers/keep-answer";
import { openClock } from "@/lib/services/answers/open-clock";
import { waitsUntil } from "@/lib/services/exams/close-due";
import { taskOf } from "@/lib/services/exams/close-due";
import {
  currentSituation,
  deadlineOf,
  openItem,
  openPart,
  openStep,
  type Situation,
  stateOf,
  withGrace,
} from "@/lib/services/exams/situation";
import { isRunning, type Sitting, updateExam, updateTask } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** Puts what is asked now on the screen: its content may be seen, and a clock that waits for nothing else runs. */
export async function showCurrent(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  const situation = await currentSituation(tx, runtime, sitting);
  if (!situation || !isRunning(sitting)) return;
  const { planned, task } = situation;
  const { now } = sitting;
  if (!task.begunAt) {
    await updateTask(tx, sitting, planned.index, { begunAt: now });
    await updateExam(tx, sitting, {
      state: "running",
      startedAt: sitting.row.startedAt ?? now,
      activeAt: now,
    });
  }
  await startClock(tx, runtime, sitting, { situation, at: "display" });
}

/** Opens the clock of what is to be answered now, where it waits for this; once. */
export async function startClock(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  { situation, at }: { situation: Situation; at: ClockStart },
) {
  const { row } = sitting;
  const { planned } = situation;
  const common = { contextId: row.id, userId: row.userId, factor: row.multiplier };
  const part = planned.isOpen ? openPart(situation) : null;
  if (part && !part.openedAt && at === "display") {
    const clock = { begins: at, prepare: part.prepare, seconds: part.seconds };
    await openClock(tx, runtime, { ...common, position: planned.position, run: part.part, clock });
  }
  const item = planned.isOpen ? null : openItem(runtime, situation);
  const step = item && openStep(runtime, situation, item);
  if (item && step !== null) {
    const { stored, clock } = stepAt(runtime, taskOf(sitting, item), step);
    if (clock.begins === at && !stateOf(situation, item).clocks.has(stored.run))
      await openClock(tx, runtime, { ...common, position: item.position, run: stored.run, clock });
  }
  await noteDue(tx, runtime, sitting);
}

/** When this sitting does something by itself: for the sweep. */
export async function noteDue(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  if (!isRunning(sitting)) return;
  const situation = await currentSituation(tx, runtime, sitting);
  const deadline = situation && deadlineOf(runtime, sitting, situation);
  await updateExam(tx, sitting, { dueAt: deadline ? withGrace(deadline) : waitsUntil(sitting) });
}
