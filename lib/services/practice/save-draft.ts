import "server-only";

import type { Given } from "@/lib/services/answers/keep-answer";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { holdItem } from "@/lib/services/practice/place-item";
import type { UserCtx } from "@/lib/services/runtime";

type Draft = { setId: string; position: number } & Required<
  Pick<Given, "step" | "answer" | "millis" | "revision">
>;

/**
 * Keeps what is entered so far in exam mode: it counts when nothing else comes before the deadline. In practice mode no
 * time runs out while nobody looks, so what is entered stays in the browser.
 */
export function saveDraft(ctx: UserCtx, input: Draft) {
  const { runtime } = ctx;
  return runtime.database.db.transaction(async (tx) => {
    const { task, item, state } = await holdItem(tx, ctx, input);
    const isKept = Boolean(task.isExamMode) && item.begunAt !== null;
    if (isKept) await recordAnswer(tx, runtime, { task, state, given: { ...input, isFinal: false } });
    return { isKept, now: task.now.toISOString() };
  });
}
