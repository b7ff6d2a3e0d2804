import "server-only";
import { and, eq, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { correctionDrafts, correctionResults, corrections } from "@/lib/db/schema/corrections";
import { examResponses, examTasks } from "@/lib/db/schema/exams";
import { lockWaiting, readOwn } from "@/lib/services/corrections/correction-rows";
import { expireRecordings } from "@/lib/services/corrections/delete-recordings";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { failResult } from "@/lib/services/corrections/settle-result";
import type { UserCtx } from "@/lib/services/runtime";

/** Empties one of the caller's for good: text, recordings, results, and what its sitting kept of it. What waited gives back what was set aside for it. */
export async function deleteCorrection({ runtime, actor }: UserCtx, { id }: { id: string }) {
  await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId);
    const { correction } = await readOwn(tx, { id, userId: actor.userId });
    for (const round of [0, 1]) {
      const waiting = await lockWaiting(tx, { correctionId: id, round });
      if (waiting) await failResult(tx, runtime, waiting, "withdrawn");
    }
    await emptyRows(tx, id);
    await tx.delete(correctionDrafts).where(eq(correctionDrafts.revisesId, id));
    await runtime.events.publish(tx, { kind: "writing.deleted", userId: actor.userId, correctionId: id });
    await expireRecordings(tx, runtime, correction.parts);
  });
  return { deleted: true };
}

async function emptyRows(tx: Transaction, id: string) {
  await tx
    .update(examResponses)
    .set({ answer: null, late: null })
    .from(examTasks)
    .where(
      and(
        eq(examTasks.correctionId, id),
        eq(examResponses.examId, examTasks.examId),
        eq(examResponses.position, examTasks.position),
      ),
    );
  await tx
    .update(correctionResults)
    .set({ assessment: {}, measures: null })
    .where(and(eq(correctionResults.correctionId, id), eq(correctionResults.state, "done")));
  await tx
    .update(corrections)
    .set({
      asked: {},
      parts: [],
      said: "",
      fingerprint: "",
      words: 0,
      sourceAnswerId: null,
      deletedAt: sql`now()`,
    })
    .where(eq(corrections.id, id));
}
