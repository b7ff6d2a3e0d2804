import "server-only";
import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { assessments } from "@/lib/db/schema/answers";
import type { Outcome } from "@/lib/questions/outcome";
import { settleOutcome } from "@/lib/services/answers/settle-outcome";
import { answerAssessment } from "@/lib/services/jobs/assess-answer";
import type { Runtime } from "@/lib/services/runtime";

/** Has a failed answer assessed again; null when it did not fail. The caller has checked whose it is. */
export async function retryAssessment(
  tx: Transaction,
  runtime: Runtime,
  answerId: string,
): Promise<Outcome | null> {
  const failed = await tx
    .update(assessments)
    .set({ state: "waiting", settledAt: null })
    .where(and(eq(assessments.answerId, answerId), eq(assessments.state, "failed")))
    .returning({ answerId: assessments.answerId });
  if (failed.length === 0) return null;
  const outcome: Outcome = { state: "pending", since: runtime.now().toISOString() };
  await settleOutcome(tx, answerId, `retry:${v7()}`, { runtime, outcome, review: null });
  await runtime.jobs.enqueue(tx, answerAssessment, { answerId });
  return outcome;
}
