import "server-only";

import { AppError } from "@/lib/core/errors";
import { retryAssessment } from "@/lib/services/answers/retry-assessment";
import { withAnswer } from "@/lib/services/answers/keep-answer";
import { holdItem, viewHeld } from "@/lib/services/practice/place-item";
import { readAllowance } from "@/lib/services/practice/quota";
import type { UserCtx } from "@/lib/services/runtime";

/** Another try at an answer that could not be assessed. One that did not fail stays as it is. */
export function retryStep(ctx: UserCtx, input: { setId: string; position: number; step: number }) {
  const { runtime } = ctx;
  return runtime.database.db.transaction(async (tx) => {
    const held = await holdItem(tx, ctx, input);
    const failed = held.state.answers.get(input.step);
    if (!failed) throw new AppError("practice/step-not-open");
    const outcome = await retryAssessment(tx, runtime, failed.id);
    const state = outcome ? withAnswer(held.state, { ...failed, outcome, review: null }) : held.state;
    const { isPremium } = await readAllowance(tx, ctx);
    const item = await viewHeld(tx, ctx, { ...held, state }, isPremium);
    return { item, now: held.task.now.toISOString() };
  });
}
