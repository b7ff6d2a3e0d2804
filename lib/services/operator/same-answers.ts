import "server-only";
import { and, asc, desc, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { answers, outcomes } from "@/lib/db/schema/answers";
import type { reports } from "@/lib/db/schema/reports";
import { isSameAnswer } from "@/lib/questions/same-answer";

type Report = Pick<typeof reports.$inferSelect, "itemId" | "itemVersion" | "step" | "answerId" | "userId">;

export type LostAnswer = {
  id: string;
  userId: string;
  context: (typeof answers.$inferSelect)["context"];
  contextId: string;
  position: number;
  type: string;
  max: number;
};

/**
 * The answers to the version of a report's question that say the same as the reported one and have lost points: its
 * own among them, and those of others. In the order of their ids, in which all who mend them lock them.
 */
export async function findSameAnswers(executor: Executor, report: Report): Promise<LostAnswer[]> {
  const rows = await executor
    .selectDistinctOn([answers.contextId, answers.position, answers.step], {
      answer: answers,
      outcome: outcomes,
    })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id))
    .where(
      and(
        eq(answers.itemId, report.itemId),
        eq(answers.itemVersion, report.itemVersion),
        eq(answers.step, report.step),
      ),
    )
    .orderBy(
      asc(answers.contextId),
      asc(answers.position),
      asc(answers.step),
      desc(answers.revision),
      desc(outcomes.seq),
    );
  const reported = rows.find(({ answer }) => answer.id === report.answerId);
  if (!reported) return [];
  return rows
    .filter(({ answer }) => isSameAnswer(answer.answer, reported.answer.answer))
    .flatMap(({ answer, outcome: { earned, max } }) =>
      earned !== null && max !== null && earned < max ? [{ ...answer, max }] : [],
    )
    .map(({ id, userId, context, contextId, position, type, max }) => ({
      ...{ id, userId, context, contextId, position, type, max },
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
