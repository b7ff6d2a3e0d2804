import "server-only";

import type { Transaction } from "@/lib/db/database";
import { isOver } from "@/lib/exam/exam";
import { scoreAndAsk } from "@/lib/services/exams/ask-next";
import { endSitting } from "@/lib/services/exams/end-sitting";
import { scoreSlot } from "@/lib/services/exams/score-task";
import type { Situation } from "@/lib/services/exams/situation";
import { type Sitting, updateTask } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/**
 * Goes on after an answer, as far as it leads: to the next step, part or task, or to the end. `endedAt` is when the task was
 * over, should it be.
 */
export async function advance(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  { situation, endedAt }: { situation: Situation; endedAt: Date },
) {
  const { planned } = situation;
  for (const _slot of planned.slots) {
    const score = scoreSlot(runtime, sitting, situation);
    if (!score) return;
    const isLast = planned.slots.at(-1) === lastSlot(sitting);
    if (isLast) await updateTask(tx, sitting, planned.index, { endedAt });
    await scoreAndAsk(tx, runtime, sitting, score);
    if (isOver(sitting.state, sitting.blueprint)) await endSitting(tx, runtime, sitting);
    if (isLast) return;
  }
}

const lastSlot = ({ state }: Sitting) => state.log.filter(({ event }) => event === "asked").length - 1;
