import "server-only";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";

import { assessments } from "@/lib/db/schema/answers";
import type { Outcome } from "@/lib/questions/outcome";
import { endAssessment } from "@/lib/services/answers/read-assessment";
import { newestOutcome, settleOutcome } from "@/lib/services/answers/settle-outcome";
import type { Runtime } from "@/lib/services/runtime";

/** A score put right by somebody, who says why. An assessment that is still under way no longer counts. */
export function mendOutcome(
  runtime: Runtime,
  input: { answerId: string; outcome: Outcome; who: string; why: string },
) {
  const { answerId, outcome, who, why } = input;
  return runtime.database.db.transaction(async (tx) => {
    const [running] = await tx
      .select({ answerId: assessments.answerId })
      .from(assessments)
      .where(eq(assessments.answerId, answerId))
      .for("update");
    if (running) await endAssessment(tx, runtime, answerId, { state: "done" });
    const review = (await newestOutcome(tx, answerId))?.review ?? null;
    return settleOutcome(tx, answerId, `mend:${v7()}`, { runtime, outcome, review, mended: { who, why } });
  });
}
