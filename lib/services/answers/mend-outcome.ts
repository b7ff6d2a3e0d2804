import "server-only";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { assessments } from "@/lib/db/schema/answers";
import type { Outcome } from "@/lib/questions/outcome";
import { endAssessment } from "@/lib/services/answers/read-assessment";
import { newestOutcome, settleOutcome } from "@/lib/services/answers/settle-outcome";
import type { Runtime } from "@/lib/services/runtime";

type Mended = { answerId: string; outcome: Outcome; who: string; why: string };

/** A score put right by somebody, who says why. An assessment that is still under way no longer counts. */
export function mendOutcome(runtime: Runtime, input: Mended) {
  return runtime.database.db.transaction((tx) =>
    mendAnswer(tx, runtime, { ...input, attempt: `mend:${v7()}` }),
  );
}

/**
 * The same in the caller's transaction; `attempt` names the act, which changes nothing a second time. What the learner
 * may see of the answer stays, unless `reviewOf` makes something else of it.
 */
export async function mendAnswer(
  tx: Transaction,
  runtime: Runtime,
  {
    answerId,
    attempt,
    outcome,
    who,
    why,
    reviewOf = (review) => review,
  }: Mended & { attempt: string; reviewOf?: (review: unknown) => unknown },
) {
  const [running] = await tx
    .select({ answerId: assessments.answerId })
    .from(assessments)
    .where(eq(assessments.answerId, answerId))
    .for("update");
  if (running) await endAssessment(tx, runtime, answerId, { state: "done" });
  const review = reviewOf((await newestOutcome(tx, answerId))?.review ?? null);
  return settleOutcome(tx, answerId, attempt, { runtime, outcome, review, mended: { who, why } });
}
