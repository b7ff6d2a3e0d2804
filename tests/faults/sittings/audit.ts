import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";

import { answers, outcomes } from "@/lib/db/schema/answers";
import { uses } from "@/lib/db/schema/billing";
import { corrections } from "@/lib/db/schema/corrections";
import { examResponses, exams } from "@/lib/db/schema/exams";
import { turnsOf, ExamState } from "@/lib/exam/state";
import { isSameAnswer } from "@/lib/questions/same-answer";
import type { Runtime } from "@/lib/services/runtime";
import type { Acknowledged, Ledger } from "@/tests/faults/sittings/ledger";

type Place = Pick<Acknowledged, "examId" | "position" | "step">;

/** What the database has at a place: all that was ever given there, and what of it counts. */
async function readPlace({ database: { db } }: Runtime, { examId, position, step }: Place) {
  const rows = await db
    .select({ answer: answers.answer, counted: outcomes.answerId })
    .from(answers)
    .leftJoin(outcomes, eq(outcomes.answerId, answers.id))
    .where(and(eq(answers.contextId, examId), eq(answers.position, position), eq(answers.step, step)));
  const ofPart = and(eq(examResponses.examId, examId), eq(examResponses.position, position));
  const parts = await db
    .select()
    .from(examResponses)
    .where(and(ofPart, eq(examResponses.part, step)));
  const counted = rows.filter((row) => row.counted !== null);
  return {
    all: [...rows.map(({ answer }) => answer), ...parts.flatMap(({ answer, late }) => [answer, late])],
    counted: [...(counted.length > 0 ? counted : rows), ...parts].map(({ answer }) => answer),
  };
}

/** Acknowledged answers that are not there. */
export async function findLost(runtime: Runtime, said: readonly Acknowledged[]) {
  const lost: Acknowledged[] = [];
  for (const each of said) {
    const { all } = await readPlace(runtime, each);
    if (!all.some((answer) => isSameAnswer(answer, each.answer))) lost.push(each);
  }
  return lost;
}

const Written = z.object({ text: z.string() });

/** A text grows: what was saved of it is its beginning. */
function holds(answer: unknown, saved: unknown) {
  const [whole, begun] = [Written.safeParse(answer), Written.safeParse(saved)];
  return whole.success && begun.success
    ? whole.data.text.startsWith(begun.data.text)
    : isSameAnswer(answer, saved);
}

/** Acknowledged saves that went into nothing that counts: neither a later save nor what was handed in has their words. */
export async function findUnsaved(runtime: Runtime, saves: readonly Acknowledged[]) {
  const lost: Acknowledged[] = [];
  for (const each of saves) {
    const { counted } = await readPlace(runtime, each);
    if (!counted.some((answer) => holds(answer, each.answer))) lost.push(each);
  }
  return lost;
}

/** What came after its time and counts all the same, though nothing of it had been saved before. */
export async function findLateCounted(runtime: Runtime, { spells, saves }: Ledger) {
  const counts: Acknowledged[] = [];
  for (const each of spells.flatMap(({ answers: late, isPast }) => (isPast ? late : []))) {
    const isHere = (save: Acknowledged) =>
      save.examId === each.examId && save.position === each.position && save.step === each.step;
    const { counted } = await readPlace(runtime, each);
    const isSaved = saves.some((save) => isHere(save) && isSameAnswer(save.answer, each.answer));
    if (!isSaved && counted.some((answer) => isSameAnswer(answer, each.answer))) counts.push(each);
  }
  return counts;
}

/** Sittings that did not end as their learner left them. */
export async function countWrongEnds({ database: { db } }: Runtime, ends: Ledger["ends"]) {
  const rows = await db.select({ id: exams.id, state: exams.state }).from(exams);
  return rows.filter(({ id, state }) => state !== ends.get(id)).length;
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

/** Every text here has a full score, with an error; what was left empty has points without one, and costs nothing. */
function expected({ state, credits, chargedBy, isReturned, exam }: typeof exams.$inferSelect) {
  if (state === "done" && chargedBy === "exam") return credits;
  if (state === "done")
    return turnsOf(ExamState.parse(exam)).filter(
      ({ score }) => score?.state === "points" && score.error !== null,
    ).length;
  return chargedBy === "exam" && state !== "failed" && !isReturned ? credits : 0;
}

export async function countByState({ database: { db } }: Runtime) {
  const rows = await db.select({ state: exams.state }).from(exams);
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]),
  );
}
