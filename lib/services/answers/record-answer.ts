import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import type { ReadStep } from "@/lib/questions/registry";
import { isSameAnswer } from "@/lib/questions/same-answer";
import { readWay } from "@/lib/questions/way";
import { rulesOf } from "@/lib/services/answers/context-rules";
import { countLate } from "@/lib/services/answers/count-late";
import type { CountedAnswer, ItemState } from "@/lib/services/answers/item-state";
import {
  type AnswerRow,
  type Given,
  insertAnswer,
  type Recording,
  stepAt,
  type Task,
  withAnswer,
} from "@/lib/services/answers/keep-answer";
import { settleGiven } from "@/lib/services/answers/settle-given";
import { claimFiles } from "@/lib/services/files/claim-files";
import type { Runtime } from "@/lib/services/runtime";

/**
 * Keeps an answer to the open step of an item, and with the last word on it settles what can be settled at once. A
 * step that has been answered keeps its answer, unless its kind is repeated. Throws `upload/unknown` for a file that
 * is not the learner's. Returns what counts of the item now; the caller holds its lock.
 */
export async function recordAnswer(
  tx: Transaction,
  runtime: Runtime,
  input: { task: Task; state: ItemState; given: Given },
): Promise<ItemState> {
  const { task, state, given } = input;
  const definition = runtime.questions.find(task.type);
  const counted = state.answers.get(given.step);
  if (!counted && readWay(definition, task.steps, state.answers).open !== given.step)
    throw new AppError("practice/step-not-open");
  const step = stepAt(runtime, task, given.step);
  if (counted && !isRepeat(step, { task, counted, given })) return state;
  const recording: Recording = { tx, runtime, task, state };
  const isLate = isOver(task, state, step);
  const row = await insertAnswer(recording, step, { ...given, answer: parseAnswer(step, given.answer) });
  if (row === null || given.isFinal === false) return state;
  await claimNamed(recording, step, row);
  return isLate ? countLate(recording, row) : withAnswer(state, await settleGiven(recording, step, row));
}

/** Another answer to a step that is settled; the same one again is no other. */
function isRepeat(
  { schema }: ReadStep,
  { task, counted, given }: { task: Task; counted: CountedAnswer; given: Given },
) {
  const { state } = counted.outcome;
  const isSettled = state === "scored" || state === "unscored";
  const mayRepeat = schema.repeats && rulesOf(task).allowsRepeats;
  if (!mayRepeat || !isSettled || given.answer === null) return false;
  const known = [counted.answer, ...(counted.unjudged ? [counted.unjudged.answer] : [])];
  return !known.some((answer) => isSameAnswer(given.answer, answer));
}

async function claimNamed({ tx, task }: Recording, { rules }: ReadStep, row: AnswerRow) {
  if (rules.scoring !== "assessed") return;
  await claimFiles(tx, { ownerId: task.userId, fileIds: rules.filesOf(row.answer), by: row.id });
}

function isOver(task: Task, state: ItemState, { stored }: ReadStep) {
  const clock = state.clocks.get(stored.run);
  const { graceMillis } = rulesOf(task);
  if (!clock || graceMillis === null) return false;
  return task.now.getTime() > clock.deadlineAt.getTime() + graceMillis;
}

function parseAnswer({ schema }: ReadStep, given: unknown) {
  if (given === null) return null;
  const parsed = schema.answer.safeParse(given);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  return parsed.data;
}
