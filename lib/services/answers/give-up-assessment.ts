import "server-only";

import { holdJob } from "@/lib/integrations/jobs/hold-job";
import type { Attempt } from "@/lib/integrations/jobs/job";
import { endAssessment, lockWaiting } from "@/lib/services/answers/read-assessment";
import { settleOutcome } from "@/lib/services/answers/settle-outcome";
import type { Runtime } from "@/lib/services/runtime";

/** No attempt is left: the answer failed, and its learner may ask for another try. */
export async function giveUpAssessment(runtime: Runtime, input: { answerId: string; attempt: Attempt }) {
  const { answerId, attempt } = input;
  await runtime.database.db.transaction(async (tx) => {
    await holdJob(tx, attempt);
    if (!(await lockWaiting(tx, answerId))) return;
    await endAssessment(tx, runtime, answerId, { state: "failed" });
    await settleOutcome(tx, answerId, `${attempt.id}:${attempt.number}`, {
      runtime,
      outcome: { state: "failed", reason: "given-up", retry: true },
      review: null,
    });
  });
}
