import "server-only";
import { desc, eq, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";
import type { Outcome } from "@/lib/questions/outcome";
import { writeOutcome } from "@/lib/services/answers/outcome-row";
import type { Runtime } from "@/lib/services/runtime";

/** The attempt that comes with the answer itself. */
export const atOnce = "answer";

export type Settled = {
  outcome: Outcome;
  /** What the learner may see of it, as the step's kind has it. */
  review: unknown;
  /** Of a mended score. */
  mended?: { who: string; why: string };
};

/**
 * The only writer of outcomes. `attempt` names the act that settles: the same one a second time changes nothing and
 * returns false. A further attempt is a further row, and the newest counts. Whoever waits hears of it at commit.
 */
export async function settleOutcome(
  tx: Transaction,
  answerId: string,
  attempt: string,
  { runtime, outcome, review, mended }: Settled & { runtime: Runtime },
): Promise<boolean> {
  const isFirst = attempt === atOnce;
  const answer = isFirst ? null : await lockAnswer(tx, answerId);
  const inserted = await tx
    .insert(outcomes)
    .values({
      ...{ answerId, attempt, review, ...writeOutcome(outcome) },
      seq: isFirst
        ? 0
        : sql`(select coalesce(max(seq) + 1, 0) from ${outcomes} where answer_id = ${answerId})`,
      who: mended?.who ?? null,
      why: mended?.why ?? null,
      createdAt: runtime.clock.databaseNow(),
    })
    .onConflictDoNothing({ target: [outcomes.answerId, outcomes.attempt] })
    .returning({ seq: outcomes.seq });
  if (inserted.length === 0) return false;
  if (answer) await runtime.events.publish(tx, { kind: "outcome.settled", answerId, ...answer });
  return true;
}

/** Two attempts come one after the other, each with a number of its own. */
async function lockAnswer(tx: Transaction, answerId: string) {
  const { userId, contextId, position, step } = answers;
  const [answer] = await tx
    .select({ userId, contextId, position, step })
    .from(answers)
    .where(eq(answers.id, answerId))
    .for("update");
  if (!answer) throw new Error(`There is no answer ${answerId}.`);
  return answer;
}

/** The outcome of an answer that counts. */
export async function newestOutcome(tx: Transaction, answerId: string) {
  const [newest] = await tx
    .select()
    .from(outcomes)
    .where(eq(outcomes.answerId, answerId))
    .orderBy(desc(outcomes.seq))
    .limit(1);
  return newest ?? null;
}
