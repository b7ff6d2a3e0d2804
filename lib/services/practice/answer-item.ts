import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { items, practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { gradeAnswer, questions, type QuestionType } from "@/lib/questions/registry";
import { readAllowance, readQuota, takeQuestion } from "@/lib/services/practice/quota";
import { resultView } from "@/lib/services/practice/result-view";
import { typeOfSet } from "@/lib/services/practice/set-view";
import { signMedia } from "@/lib/services/practice/sign-audio";
import type { AnswerOutcome } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

/** A tab left open over lunch says nothing about the question. */
const maxMillis = 3_600_000;

type Answer = { setId: string; position: number; answer: unknown; millis: number };

/**
 * Scores one answer and keeps it. `answer` null means that the time ran out with nothing entered. A question is
 * answered once: whatever comes later gets the stored result, and costs nothing.
 */
export function answerItem(ctx: UserCtx, input: Answer): Promise<AnswerOutcome> {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const row = await lockRow(tx, ctx.actor.userId, input);
    const type = typeOfSet(row.set);
    const allowance = await readAllowance(tx, ctx);
    const stored = resultView(type, row);
    const quota = stored ? await readQuota(tx, allowance) : null;
    const result = stored ?? (await grade(tx, type, row, input));
    const next = await findNext(tx, input);
    if (!stored && next === null) await finish(tx, input.setId);
    return {
      ...result,
      finished: next === null,
      next,
      media: signMedia(ctx.runtime, row.audioId, true),
      quota: quota ?? (await takeQuestion(tx, allowance)),
    };
  });
}

/**
 * Locks the set, so that its answers come one after the other and the last one knows that it is the last; and the
 * question, since a row that is not locked would be read as it was before the wait.
 */
async function lockRow(tx: Transaction, userId: string, { setId, position }: Answer) {
  const [row] = await tx
    .select({
      set: { id: practiceSets.id, type: practiceSets.type },
      answer: practiceItems.answer,
      score: practiceItems.score,
      review: practiceItems.review,
      answeredAt: practiceItems.answeredAt,
      key: items.key,
      explanation: items.explanation,
      audioId: items.audioId,
    })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(
      and(eq(practiceSets.id, setId), eq(practiceSets.userId, userId), eq(practiceItems.position, position)),
    )
    .for("update", { of: [practiceSets, practiceItems] });
  if (!row) throw new AppError("practice/unknown-set");
  return row;
}

type Row = Awaited<ReturnType<typeof lockRow>>;

async function grade(tx: Transaction, type: QuestionType, row: Row, input: Answer) {
  const answer = readAnswer(type, input.answer);
  const { score, review } = gradeAnswer(type, { key: row.key, answer });
  const [kept] = await tx
    .update(practiceItems)
    .set({
      answer,
      score: score.earned,
      review,
      millis: Math.min(input.millis, maxMillis),
      answeredAt: sql`now()`,
    })
    .where(and(eq(practiceItems.setId, input.setId), eq(practiceItems.position, input.position)))
    .returning();
  const result = kept && resultView(type, { ...kept, explanation: row.explanation });
  if (!result) throw new Error("The answer was not kept.");
  return result;
}

function readAnswer(type: QuestionType, given: unknown) {
  if (given === null) return null;
  const parsed = questions[type].answer.safeParse(given);
  if (!parsed.success) throw new AppError("request/invalid", { cause: parsed.error });
  return parsed.data;
}

/** The next open position, from the start again after the last one; null when every question has its answer. */
async function findNext(tx: Transaction, { setId, position }: Answer) {
  const open = await tx
    .select({ position: practiceItems.position })
    .from(practiceItems)
    .where(and(eq(practiceItems.setId, setId), isNull(practiceItems.answeredAt)))
    .orderBy(asc(practiceItems.position));
  return (open.find((row) => row.position > position) ?? open[0])?.position ?? null;
}

/** A set that was put aside keeps the time of that. */
async function finish(tx: Transaction, setId: string) {
  await tx
    .update(practiceSets)
    .set({ finishedAt: sql`now()` })
    .where(and(eq(practiceSets.id, setId), isNull(practiceSets.finishedAt)));
}
