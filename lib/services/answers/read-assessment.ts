import "server-only";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";

import type { Executor, Transaction } from "@/lib/db/database";
import { answers, assessments } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { readStep } from "@/lib/questions/registry";
import { StoredStep } from "@/lib/questions/stored-step";
import type { Runtime } from "@/lib/services/runtime";

const Steps = z.array(StoredStep);

/** An answer that waits for its assessor, with what was asked; null when it does not wait any more. */
export async function readWaiting(runtime: Runtime, answerId: string) {
  const [row] = await runtime.database.db
    .select({ answer: answers, steps: items.steps, assessor: assessments.assessor })
    .from(assessments)
    .innerJoin(answers, eq(answers.id, assessments.answerId))
    .leftJoin(items, and(eq(items.id, answers.itemId), eq(items.version, answers.itemVersion)))
    .where(and(eq(assessments.answerId, answerId), eq(assessments.state, "waiting")));
  if (!row) return null;
  const { answer } = row;
  const own = { kind: answer.kind, run: 0, clock: "main", prompt: answer.prompt, key: {}, media: [] };
  const stored = row.steps === null ? StoredStep.parse(own) : Steps.parse(row.steps)[answer.step];
  const step = stored && readStep(runtime.questions.find(answer.type), stored);
  if (step?.rules.scoring !== "assessed") throw new Error(`Answer ${answerId} has nothing to assess.`);
  return { answer, stored: step.stored, rules: step.rules };
}

/** Locks the assessment to the end of the transaction; false when somebody settled it meanwhile. */
export async function lockWaiting(tx: Transaction, answerId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: assessments.state })
    .from(assessments)
    .where(eq(assessments.answerId, answerId))
    .for("update");
  return rows[0]?.state === "waiting";
}

export type AssessmentEnd = {
  state: "done" | "failed";
  engine?: string;
  findings?: unknown;
};

export async function endAssessment(
  executor: Executor,
  runtime: Runtime,
  answerId: string,
  end: AssessmentEnd,
) {
  await executor
    .update(assessments)
    .set({
      state: end.state,
      engine: end.engine ?? null,
      findings: end.findings ?? null,
      settledAt: runtime.clock.databaseNow(),
    })
    .where(eq(assessments.answerId, answerId));
}
