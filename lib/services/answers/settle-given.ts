import "server-only";

import { assessments } from "@/lib/db/schema/answers";
import { type Outcome, toOutcome } from "@/lib/questions/outcome";
import type { AssessedRules } from "@/lib/questions/define-question";
import type { ReadStep } from "@/lib/questions/registry";
import { withoutAssessor } from "@/lib/services/answers/assessors";
import { rulesOf } from "@/lib/services/answers/context-rules";
import type { CountedAnswer } from "@/lib/services/answers/item-state";
import type { AnswerRow, Recording } from "@/lib/services/answers/keep-answer";
import { atOnce, settleOutcome } from "@/lib/services/answers/settle-outcome";
import { answerAssessment } from "@/lib/services/jobs/assess-answer";

/** What becomes of an answer at once: a score by its key, or a job that finds one. */
export async function settleGiven(
  recording: Recording,
  { stored, schema, rules }: ReadStep,
  row: AnswerRow,
): Promise<CountedAnswer> {
  const given = { key: stored.key, answer: row.answer };
  const settled =
    rules.scoring === "keyed"
      ? judged(recording, rules.grade(given))
      : await beginAssessment(recording, rules, row, given);
  const { tx, runtime } = recording;
  await settleOutcome(tx, row.id, atOnce, { runtime, ...settled });
  const { id, step, weight, answer, answeredAt } = row;
  return { id, step, weight, answer, answeredAt, skill: schema.skill, mended: null, ...settled };
}

type Found = Parameters<typeof toOutcome>[0];

function judged({ task }: Recording, { verdict, review }: { verdict: Found; review: unknown }) {
  return { outcome: toOutcome(verdict, rulesOf(task)), review };
}

async function beginAssessment(
  recording: Recording,
  rules: AssessedRules,
  row: AnswerRow,
  given: { key: unknown; answer: unknown },
): Promise<{ outcome: Outcome; review: unknown }> {
  const { tx, runtime, task } = recording;
  const verdict = rules.check(given);
  if (verdict) return judged(recording, { verdict, review: rules.review(given, null) });
  if (!runtime.assessors[rules.assessor]) {
    const reason = withoutAssessor[rules.assessor];
    return { outcome: { state: "unscored", reason }, review: rules.review(given, null) };
  }
  await tx
    .insert(assessments)
    .values({ answerId: row.id, assessor: rules.assessor, state: "waiting", createdAt: task.now });
  await runtime.jobs.enqueue(tx, answerAssessment, { answerId: row.id });
  return { outcome: { state: "pending", since: task.now.toISOString() }, review: null };
}
