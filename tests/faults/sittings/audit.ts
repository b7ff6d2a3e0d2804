import { and, eq, inArray } from "drizzle-orm";

import { answers, outcomes } from "@/lib/db/schema/answers";
import { uses } from "@/lib/db/schema/billing";
import { corrections } from "@/lib/db/schema/corrections";
import { examResponses, exams } from "@/lib/db/schema/exams";
import { turnsOf, ExamState } from "@/lib/exam/state";
import { isSameAnswer } from "@/lib/questions/same-answer";
import type { Runtime } from "@/lib/services/runtime";
import type { Acknowledged } from "@/tests/faults/sittings/learner";

/** Acknowledged answers that are not there. */
export async function findLost({ database: { db } }: Runtime, said: readonly Acknowledged[]) {
  const lost: Acknowledged[] = [];
  for (const each of said) {
    const here = and(eq(answers.contextId, each.examId), eq(answers.position, each.position));
    const kept = await db
      .select({ answer: answers.answer })
      .from(answers)
      .where(and(here, eq(answers.step, each.step)));
    const parts = await db
      .select()
      .from(examResponses)
      .where(
        and(
          eq(examResponses.examId, each.examId),
          eq(examResponses.position, each.position),
          eq(examResponses.part, each.step),
        ),
      );
    const all = [...kept.map(({ answer }) => answer), ...parts.flatMap(({ answer, late }) => [answer, late])];
    if (!all.some((answer) => isSameAnswer(answer, each.answer))) lost.push(each);
  }
  return lost;
}

/** Steps with two scores, slots scored twice, tasks corrected twice. */
export async function countDoubled({ database: { db } }: Runtime) {
  const scored = await db
    .select({ contextId: answers.contextId, position: answers.position, step: answers.step })
    .from(answers)
    .innerJoin(outcomes, eq(outcomes.answerId, answers.id));
  const places = scored.map(({ contextId, position, step }) => `${contextId} ${position} ${step}`);
  const rows = await db.select({ exam: exams.exam, id: exams.id }).from(exams);
  const twice = rows.flatMap(({ exam }) => {
    const { log } = ExamState.parse(exam);
    const final = log.flatMap((entry) =>
      entry.event === "scored" && entry.score.state !== "pending" ? [entry.slot] : [],
    );
    return final.length - new Set(final).size;
  });
  const handed = (
    await db.select({ userId: corrections.userId, key: corrections.key }).from(corrections)
  ).map(({ userId, key }) => `${userId} ${key}`);
  return (
    places.length -
    new Set(places).size +
    twice.reduce((sum, each) => sum + each, 0) +
    (handed.length - new Set(handed).size)
  );
}

/** Sittings whose credits are not what their end says. */
export async function countWrongCredits({ database: { db } }: Runtime) {
  const rows = await db
    .select()
    .from(exams)
    .where(inArray(exams.chargedBy, ["exam", "correct"]));
  const spent = await db.select().from(uses);
  return rows.filter((row) => {
    const own = spent.filter(({ id }) => id === `exam:${row.id}` || id.startsWith(`exam:${row.id}:`));
    const taken = own.filter(({ status }) => status === "consumed").length;
    if (own.length !== row.credits || own.some(({ status }) => status === "reserved")) return true;
    return taken !== expected(row);
  }).length;
}

/** Every text here has a full score. */
function expected({ state, credits, chargedBy, isReturned, exam }: typeof exams.$inferSelect) {
  if (state === "done" && chargedBy === "exam") return credits;
  if (state === "done")
    return turnsOf(ExamState.parse(exam)).filter(({ score }) => score?.state === "points").length;
  return chargedBy === "exam" && state !== "failed" && !isReturned ? credits : 0;
}

export async function countByState({ database: { db } }: Runtime) {
  const rows = await db.select({ state: exams.state }).from(exams);
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]),
  );
}
