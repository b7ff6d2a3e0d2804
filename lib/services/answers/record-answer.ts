import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import type { ReadStep } from "@/lib/questions/registry";
import { readWay } from "@/lib/questions/way";
import { contextRules, travelMillis } from "@/lib/services/answers/context-rules";
import { countLate } from "@/lib/services/answers/count-late";
import type { ItemState } from "@/lib/services/answers/item-state";
import {
  type Given,
  insertAnswer,
  type Recording,
  stepAt,
  type Task,
  withAnswer,
} from "@/lib/services/answers/keep-answer";
import { settleGiven } from "@/lib/services/answers/settle-given";
import type { Runtime } from "@/lib/services/runtime";

/**
 * Keeps an answer to the open step of an item, and with the last word on it settles what can be settled at once. A
 * step that has been answered keeps its answer. Returns what counts of the item now; the caller holds its lock.
 */
export async function recordAnswer(
  tx: Transaction,
  runtime: Runtime,
  input: { task: Task; state: ItemState; given: Given },
): Promise<ItemState> {
  const { task, state, given } = input;
  const definition = runtime.questions.find(task.type);
  if (state.answers.has(given.step)) return state;
  if (readWay(definition, task.steps, state.answers).open !== given.step)
    throw new AppError("practice/step-not-open");
  const step = stepAt(runtime, task, given.step);
  const recording: Recording = { tx, runtime, task, state };
  const isLate = isOver(task, state, step);
  const row = await insertAnswer(recording, step, { ...given, answer: parseAnswer(step, given.answer) });
  if (row === null || given.isFinal === false) return state;
  return isLate ? countLate(recording, row) : withAnswer(state, await settleGiven(recording, step, row));
}

function isOver(task: Task, state: ItemState, { stored }: ReadStep) {
  const clock = state.clocks.get(stored.run);
  if (!clock || !contextRules[task.context].enforcesDeadline) return false;
  return task.now.getTime() > clock.deadlineAt.getTime() + travelMillis;
}

function parseAnswer({ schema }: ReadStep, given: unknown) {
  if (given === null) return null;
  const parsed = schema.answer.safeParse(given);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  return parsed.data;
}
