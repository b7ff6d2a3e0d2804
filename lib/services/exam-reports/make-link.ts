import "server-only";

import { keepLink } from "@/lib/services/exam-reports/keep-link";
import { readStudy } from "@/lib/services/exam-reports/read-study";
import type { NewLink } from "@/lib/services/exam-reports/views";
import type { UserCtx } from "@/lib/services/runtime";

type Wish = { examId: string; withName: boolean; withTiming: boolean };

/** A private link to a report of the caller's. */
export async function makeLink(ctx: UserCtx, wish: Wish): Promise<NewLink> {
  await ctx.runtime.limits.consume("link.user", ctx.actor.userId);
  const { view } = await readStudy(ctx, { id: wish.examId });
  return keepLink(ctx, view, wish);
}
