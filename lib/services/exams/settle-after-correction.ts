import "server-only";
import { eq } from "drizzle-orm";

import { examTasks } from "@/lib/db/schema/exams";
import { settleSitting } from "@/lib/services/exams/settle-sitting";
import { lockSitting } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** A correction of a sitting is there: when it was the last one that was waited for, the report is made. */
export async function settleAfterCorrection(runtime: Runtime, { correctionId }: { correctionId: string }) {
  await runtime.database.db.transaction(async (tx) => {
    const [task] = await tx
      .select({ examId: examTasks.examId })
      .from(examTasks)
      .where(eq(examTasks.correctionId, correctionId));
    if (!task) return;
    await settleSitting(tx, runtime, await lockSitting(tx, runtime, { id: task.examId }));
  });
}
