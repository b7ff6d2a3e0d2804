import "server-only";

import type { Transaction } from "@/lib/db/database";
import { readWay } from "@/lib/questions/way";
import { emptyState, type ItemState, readStates } from "@/lib/services/answers/item-state";
import { graceSeconds } from "@/lib/core/exam-kinds";
import type { PlannedTask } from "@/lib/exam/task-plan";
import { OpenAnswer, type PartPlan, planParts } from "@/lib/services/exams/open-parts";
import {
  currentTask,
  readItems,
  readResponses,
  type ResponseRow,
  type SatItem,
  type Sitting,
  type TaskRow,
} from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** A part of a task that is written or spoken, with what is there of it. */
export type GivenPart = PartPlan & {
  openedAt: Date | null;
  deadlineAt: Date | null;
  row: ResponseRow | null;
  answer: OpenAnswer | null;
  isDone: boolean;
};

/** Where a task stands: its items with what was answered, or its parts. */
export type Situation = {
  planned: PlannedTask;
  task: TaskRow;
  items: SatItem[];
  states: Map<number, ItemState>;
  parts: GivenPart[];
};

export async function readSituation(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  { planned, task }: { planned: PlannedTask; task: TaskRow },
): Promise<Situation> {
  const { id } = sitting.row;
  const states = await readStates(tx, id, planned.size === 1 ? planned.position : undefined);
  if (!planned.isOpen)
    return { planned, task, items: await readItems(tx, runtime, sitting, planned), states, parts: [] };
  const rows = await readResponses(tx, id, planned.position);
  return { planned, task, items: [], states, parts: givenParts(planned, task, { rows, states }) };
}

export function givenParts(
  planned: PlannedTask,
  { prompt }: TaskRow,
  { rows, states }: { rows: readonly ResponseRow[]; states: ReadonlyMap<number, ItemState> },
): GivenPart[] {
  if (!prompt) throw new Error("A task that is written or spoken has no prompt.");
  const clocks = states.get(planned.position)?.clocks;
  return planParts(planned, prompt).map((each) => {
    const row =
      rows.find(({ part, position }) => part === each.part && position === planned.position) ?? null;
    const clock = clocks?.get(each.part);
    return {
      ...each,
      openedAt: clock?.openedAt ?? null,
      deadlineAt: clock?.deadlineAt ?? null,
      row,
      answer: OpenAnswer.nullable().parse(row?.answer ?? null),
      isDone: row?.finalAt != null,
    };
  });
}

export async function currentSituation(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  const current = currentTask(sitting);
  return current && readSituation(tx, runtime, sitting, current);
}

export const stateOf = ({ states }: Pick<Situation, "states">, { position }: Pick<SatItem, "position">) =>
  states.get(position) ?? emptyState();

/** The step of an item that is to be answered; null once all that the task asks of it are. */
export const openStep = (runtime: Runtime, situation: Pick<Situation, "states">, item: SatItem) =>
  readWay(runtime.questions.find(item.type), item.steps, stateOf(situation, item).answers).open;

/** The first item with something to answer. */
export const openItem = (runtime: Runtime, situation: Situation) =>
  situation.items.find((item) => openStep(runtime, situation, item) !== null) ?? null;

export const openPart = ({ parts }: Pick<Situation, "parts">) => parts.find(({ isDone }) => !isDone) ?? null;

/** When the clock that runs now ends; null where none does. A round has its words' limits together. */
export function deadlineOf(runtime: Runtime, { row }: Sitting, situation: Situation): Date | null {
  const { planned, task } = situation;
  if (!task.begunAt) return null;
  if (planned.isOpen) return openPart(situation)?.deadlineAt ?? null;
  if (planned.isRound) return new Date(task.begunAt.getTime() + planned.limit * row.multiplier * 1_000);
  const item = openItem(runtime, situation);
  const step = item && openStep(runtime, situation, item);
  return item && step !== null ? deadlineOfStep(situation, item, step) : null;
}

/** Of the run that a step belongs to; null before its clock runs. */
export function deadlineOfStep(situation: Situation, item: SatItem, step: number): Date | null {
  const run = item.steps[step]?.run;
  return run === undefined ? null : (stateOf(situation, item).clocks.get(run)?.deadlineAt ?? null);
}

export const withGrace = (deadline: Date) => new Date(deadline.getTime() + graceSeconds * 1_000);
