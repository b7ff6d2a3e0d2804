import "server-only";
import { and, eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { practiceItems } from "@/lib/db/schema/practice";
import type { ClockStart } from "@/lib/questions/define-schema";
import { openClock } from "@/lib/services/answers/open-clock";
import { stepAt } from "@/lib/services/answers/keep-answer";
import { type HeldItem, holdItem, prepareAhead, viewHeld } from "@/lib/services/practice/place-item";
import { type Allowance, readAllowance, readQuota, takeQuestion } from "@/lib/services/practice/quota";
import type { BeginReply, Quota } from "@/lib/services/practice/views";
import { AppError } from "@/lib/core/errors";
import { readWay } from "@/lib/questions/way";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/**
 * A question is shown, played or has been heard: the first of these counts it against the day, and the one that the
 * step's clock waits for opens that. A question that has begun can be finished whatever the day's count says.
 */
export async function beginItem(
  ctx: UserCtx,
  input: { setId: string; position: number; step: number; at: ClockStart },
): Promise<BeginReply> {
  const { runtime } = ctx;
  const { reply, held } = await runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const allowance = await readAllowance(tx, ctx);
    const begun = await countItem(tx, held, allowance);
    const state = await startClock(tx, runtime, held, input);
    const item = await viewHeld(tx, ctx, { ...held, item: begun.item, state }, allowance.isPremium);
    return { reply: { item, quota: begun.quota, now: held.task.now.toISOString() }, held };
  });
  void prepareAhead(runtime, held.item, input.step);
  return reply;
}

/** Counts the item once; the first of a round begins, and counts, all of them. Throws `practice/daily-limit`, which must roll the transaction back. */
export async function countItem(
  tx: Transaction,
  { item, task, isRound }: HeldItem,
  allowance: Allowance,
): Promise<{ item: HeldItem["item"]; quota: Quota }> {
  if (item.begunAt) return { item, quota: await readQuota(tx, allowance) };
  const own = isRound ? undefined : eq(practiceItems.position, task.position);
  await tx
    .update(practiceItems)
    .set({ begunAt: task.now })
    .where(and(eq(practiceItems.setId, task.contextId), own));
  return {
    item: { ...item, begunAt: task.now },
    quota: await takeQuestion(tx, allowance, { type: task.type, isRound }),
  };
}

async function startClock(
  tx: Transaction,
  runtime: Runtime,
  { task, state, multiplier }: HeldItem,
  { step, at }: { step: number; at: ClockStart },
) {
  const { met } = readWay(runtime.questions.find(task.type), task.steps, state.answers);
  if (!met.includes(step)) throw new AppError("practice/step-not-open");
  const { stored, clock } = stepAt(runtime, task, step);
  if (clock.begins !== at || state.clocks.has(stored.run) || state.answers.has(step)) return state;
  const opened = await openClock(tx, runtime, { ...task, run: stored.run, clock, factor: multiplier ?? 1 });
  return { ...state, clocks: new Map(state.clocks).set(stored.run, opened) };
}
