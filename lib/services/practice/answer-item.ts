import "server-only";
import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { readWay } from "@/lib/questions/way";
import { type Given, stepAt } from "@/lib/services/answers/keep-answer";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { countItem } from "@/lib/services/practice/begin-item";
import { keepMistake } from "@/lib/services/practice/keep-mistake";
import {
  findNext,
  type HeldItem,
  holdItem,
  prepareAhead,
  viewHeld,
} from "@/lib/services/practice/place-item";
import { readAllowance } from "@/lib/services/practice/quota";
import type { AnswerReply } from "@/lib/services/practice/views";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

type Answer = { setId: string; position: number } & Pick<Given, "step" | "answer" | "millis" | "isStandard">;

/**
 * Takes the answer to one step. `answer` null means that the time ran out with nothing entered. A step is answered
 * once: whatever comes later gets the stored result, and costs nothing. A question nobody began begins with it.
 */
export async function answerItem(ctx: UserCtx, input: Answer): Promise<AnswerReply> {
  const { runtime } = ctx;
  const { reply, held } = await runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const given = { ...input, isStandard: isStandard(runtime, held, input) };
    const state = await recordAnswer(tx, runtime, { task: held.task, state: held.state, given });
    const way = readWay(runtime.questions.find(held.task.type), held.task.steps, state.answers);
    const placed = way.open === null ? await finishItem(tx, runtime, { ...held, state }) : held.item;
    const next = await findNext(tx, input);
    if (next === null) await finishSet(tx, held.task);
    const allowance = await readAllowance(tx, ctx);
    const { item, quota } = await countItem(tx, { ...held, item: placed }, allowance);
    const isOver = held.isOver || next === null;
    const reply = {
      item: await viewHeld(tx, ctx, { ...held, isOver, item, state }, allowance.isPremium),
      nextStep: way.open,
      finished: next === null,
      next,
      quota,
      now: held.task.now.toISOString(),
    };
    return { reply, held };
  });
  void prepareAhead(runtime, held.item, reply.nextStep);
  return reply;
}

/** In exam mode the server knows: its clock ran, and as long as the test's. */
function isStandard(runtime: Runtime, { task, state, multiplier }: HeldItem, given: Answer) {
  if (multiplier === null || !task.steps[given.step]) return given.isStandard;
  return multiplier === 1 && state.clocks.has(stepAt(runtime, task, given.step).stored.run);
}

async function finishItem(tx: Transaction, runtime: Runtime, held: HeldItem) {
  const { item, task } = held;
  if (item.finishedAt) return item;
  await keepMistake(tx, runtime, held);
  await tx
    .update(practiceItems)
    .set({ finishedAt: task.now })
    .where(and(eq(practiceItems.setId, task.contextId), eq(practiceItems.position, task.position)));
  return { ...item, finishedAt: task.now };
}

/** A set that was put aside keeps the time of that. */
async function finishSet(tx: Transaction, { contextId, now }: HeldItem["task"]) {
  await tx
    .update(practiceSets)
    .set({ finishedAt: now })
    .where(and(eq(practiceSets.id, contextId), isNull(practiceSets.finishedAt)));
}
