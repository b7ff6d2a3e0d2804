import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";

import { answers, clocks } from "@/lib/db/schema/answers";
import { examItems, examResponses, exams, examTasks } from "@/lib/db/schema/exams";
import { retried } from "@/tests/faults/sittings/calls";
import type { Stage } from "@/tests/faults/sittings/stage";

/** Lets seconds pass for one sitting: all that happened in it is so much longer ago. Nobody has to wait for them. */
export async function passTime({ runtime }: Stage, examId: string, seconds: number) {
  const ago = (column: AnyColumn): SQL => sql`${column} - make_interval(secs => ${seconds})`;
  await retried(() =>
    runtime.database.db.transaction(async (tx) => {
      const { createdAt, startedAt, activeAt, seenAt, dueAt, finishedAt } = exams;
      const ofExam = {
        ...{ createdAt: ago(createdAt), startedAt: ago(startedAt), activeAt: ago(activeAt) },
        ...{ seenAt: ago(seenAt), dueAt: ago(dueAt), finishedAt: ago(finishedAt) },
      };
      await tx.update(exams).set(ofExam).where(eq(exams.id, examId));
      await tx
        .update(examTasks)
        .set({ begunAt: ago(examTasks.begunAt), endedAt: ago(examTasks.endedAt) })
        .where(eq(examTasks.examId, examId));
      await tx
        .update(examItems)
        .set({ finishedAt: ago(examItems.finishedAt) })
        .where(eq(examItems.examId, examId));
      await tx
        .update(clocks)
        .set({ openedAt: ago(clocks.openedAt), deadlineAt: ago(clocks.deadlineAt) })
        .where(eq(clocks.contextId, examId));
      await tx
        .update(answers)
        .set({
          ...{ openedAt: ago(answers.openedAt), deadlineAt: ago(answers.deadlineAt) },
          answeredAt: ago(answers.answeredAt),
        })
        .where(eq(answers.contextId, examId));
      const { savedAt, finalAt, lateAt } = examResponses;
      await tx
        .update(examResponses)
        .set({ savedAt: ago(savedAt), finalAt: ago(finalAt), lateAt: ago(lateAt) })
        .where(eq(examResponses.examId, examId));
    }),
  );
}
