import "server-only";

import { holdJob } from "@/lib/integrations/jobs/hold-job";
import type { Attempt } from "@/lib/integrations/jobs/job";
import { toOutcome } from "@/lib/questions/outcome";
import { contextRules } from "@/lib/services/answers/context-rules";
import { endAssessment, lockWaiting, readWaiting } from "@/lib/services/answers/read-assessment";
import { settleOutcome } from "@/lib/services/answers/settle-outcome";
import { keepSettled } from "@/lib/services/practice/keep-settled";
import type { Runtime } from "@/lib/services/runtime";

/** Asks the assessor of an answer and settles what it found, unless this attempt has lost its job meanwhile. */
export async function assessAnswer(
  runtime: Runtime,
  input: { answerId: string; signal: AbortSignal; attempt: Attempt },
) {
  const { answerId, signal, attempt } = input;
  const waiting = await readWaiting(runtime, answerId);
  if (!waiting) return;
  const { answer, stored, rules } = waiting;
  const assessor = runtime.assessors[rules.assessor];
  if (!assessor) throw new Error(`This process has no ${rules.assessor} assessor.`);
  const { type, kind } = answer;
  const brief = { type, kind, prompt: stored.prompt, key: stored.key, answer: answer.answer };
  const { verdict, findings, engine } = await assessor.assess(brief, signal);
  const outcome = toOutcome(verdict, contextRules[answer.context]);
  const review = rules.review({ key: stored.key, answer: answer.answer }, findings);

  await runtime.database.db.transaction(async (tx) => {
    await holdJob(tx, attempt);
    if (!(await lockWaiting(tx, answerId))) return;
    await endAssessment(tx, runtime, answerId, { state: "done", engine, findings });
    await settleOutcome(tx, answerId, `${attempt.id}:${attempt.number}`, { runtime, outcome, review });
    const place = { setId: answer.contextId, position: answer.position };
    if (answer.context === "practice") await keepSettled(tx, runtime, place);
  });
}
