import "server-only";

import { AppError } from "@/lib/core/errors";
import type { ClockStart } from "@/lib/questions/define-schema";
import { examView } from "@/lib/services/exams/exam-view";
import { openSitting, requireHold } from "@/lib/services/exams/hold";
import { showCurrent, startClock } from "@/lib/services/exams/open-clocks";
import { prepareAhead } from "@/lib/services/exams/prepare-ahead";
import { currentSituation } from "@/lib/services/exams/situation";
import { isRunning } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

type Begun = { id: string; tab: string; index: number; at: ClockStart };

/**
 * Puts the waiting task on the screen, or says that its recording is played or has ended. A task that is over already
 * changes nothing. Throws `exam/not-asked` for one that comes later.
 */
export async function beginTask(ctx: UserCtx, { id, tab, index, at }: Begun) {
  const { runtime } = ctx;
  const view = await runtime.database.db.transaction(async (tx) => {
    const sitting = await openSitting(tx, ctx, id);
    if (!isRunning(sitting)) throw new AppError("exam/over");
    await requireHold(tx, sitting, tab);
    const situation = await currentSituation(tx, runtime, sitting);
    const current = situation?.planned.index ?? -1;
    if (!situation || index > current) throw new AppError("exam/not-asked");
    if (index === current && at === "display") await showCurrent(tx, runtime, sitting);
    else if (index === current) await startClock(tx, runtime, sitting, { situation, at });
    return examView(tx, ctx, sitting, tab);
  });
  void prepareAhead(runtime, id);
  return view;
}
