import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect } from "vitest";
import { z } from "zod";

import { grants, uses } from "@/lib/db/schema/billing";
import { examItems, exams } from "@/lib/db/schema/exams";
import type { ExamKind, TimeMultiplier } from "@/lib/core/exam-kinds";
import { items } from "@/lib/db/schema/bank";
import { StoredStep } from "@/lib/questions/stored-step";
import { ExamReport } from "@/lib/services/exams/report-views";
import * as views from "@/lib/services/exams/views";
import { ask, type Learner, learner } from "@/tests/api/correction-calls";
import { runtime, waitFor } from "@/tests/api/harness";
import { placeUpload } from "@/tests/factories/uploads";

export type Sitter = Learner & { tab: string };

export async function sitter({ temp = false } = {}): Promise<Sitter> {
  return { ...(await learner({ temp })), tab: v7() };
}

/** Somebody with credits for mock exams or corrections. */
export async function examPayer(credits: number, kind: "exam" | "correct" = "exam") {
  const who = await sitter();
  const { database } = await runtime();
  await database.db
    .insert(grants)
    .values({ id: v7(), userId: who.id, kind, qty: credits, source: `test:${v7()}`, validDays: 90 });
  return who;
}

type Wish = { kind: ExamKind; multiplier?: TimeMultiplier };

export const tryStart = (who: Sitter, wish: Wish, key = v7()) =>
  ask(who, "POST", "/exams", { body: { ...wish, tab: who.tab }, key });

function read<Schema extends z.ZodType>(
  { status, body }: { status: number; body: unknown },
  schema: Schema,
): z.infer<Schema> {
  expect({ status, body }).toMatchObject({ status: 200, body: { err: null } });
  return schema.parse(z.object({ data: z.unknown() }).parse(body).data);
}

export const start = async (who: Sitter, kind: ExamKind, multiplier: TimeMultiplier = 1) =>
  read(await tryStart(who, { kind, multiplier }), views.Exam);
export const list = async (who: Sitter) => read(await ask(who, "GET", "/exams"), views.ExamList);
export const tryRead = (who: Sitter, id: string) => ask(who, "GET", `/exams/${id}?tab=${who.tab}`);
export const readExam = async (who: Sitter, id: string) => read(await tryRead(who, id), views.Exam);

export const post = (who: Sitter, id: string, act: string, body: Record<string, unknown> = {}) =>
  ask(who, "POST", `/exams/${id}/${act}`, { body: { tab: who.tab, ...body } });
export const act = async (who: Sitter, id: string, name: string, body: Record<string, unknown> = {}) =>
  read(await post(who, id, name, body), views.Exam);

export const begin = (who: Sitter, { id, task }: views.Exam, at = "display") =>
  act(who, id, "begin", { index: task?.index ?? 0, at });

type Given = { position: number; step?: number; answer: unknown; goesOn?: boolean; millis?: number };

export const tryGive = (who: Sitter, id: string, { position, ...given }: Given) =>
  post(who, id, `answers/${position}`, { millis: 900, ...given });
export const give = async (who: Sitter, id: string, given: Given) =>
  read(await tryGive(who, id, given), views.Exam);

export const trySave = (who: Sitter, id: string, { position, ...given }: Given & { revision: number }) =>
  ask(who, "PUT", `/exams/${id}/answers/${position}`, { body: { tab: who.tab, millis: 900, ...given } });
export const save = async (who: Sitter, id: string, given: Given & { revision: number }) =>
  read(await trySave(who, id, given), views.SaveReply);

export const tryReport = (who: Sitter, id: string) => ask(who, "GET", `/exams/${id}/report`);
export const report = async (who: Sitter, id: string) => read(await tryReport(who, id), ExamReport);

export const settled = (who: Sitter, id: string) =>
  waitFor(async () => {
    const now = await readExam(who, id);
    return now.settledAt === null ? null : now;
  });

const Key = z.union([
  z.object({ isReal: z.boolean() }).transform(({ isReal }) => ({ saidReal: isReal })),
  z
    .object({ gaps: z.array(z.object({ word: z.string(), shown: z.number() })) })
    .transform(({ gaps }) => ({ gaps: gaps.map(({ word, shown }) => word.slice(shown)) })),
  z
    .object({ gaps: z.array(z.array(z.string())) })
    .transform(({ gaps }) => ({ gaps: gaps.map(([form]) => form) })),
  z.object({ letters: z.string() }),
  z.object({ best: z.number() }).transform(({ best }) => ({ choice: best })),
  z
    .object({ blanks: z.array(z.object({ right: z.number() })) })
    .transform(({ blanks }) => ({ chosen: blanks.map(({ right }) => right) })),
  z.object({ right: z.number() }).transform(({ right }) => ({ choice: right })),
  z
    .object({ right: z.object({ first: z.number(), last: z.number() }) })
    .transform(({ right }) => ({ span: right })),
  z.object({ points: z.array(z.string()), sample: z.string() }).transform(({ sample }) => ({ text: sample })),
  z.object({ text: z.string() }),
]);

/** What the key of a step asks for. */
export async function rightAnswer(id: string, position: number, step: number) {
  const { database } = await runtime();
  const [row] = await database.db
    .select({ steps: items.steps })
    .from(examItems)
    .innerJoin(items, sql`${items.id} = ${examItems.itemId} and ${items.version} = ${examItems.itemVersion}`)
    .where(sql`${examItems.examId} = ${id} and ${examItems.position} = ${position}`);
  const steps = z.array(StoredStep).parse(row?.steps);
  return Key.parse(steps[step]?.key);
}

export const essay =
  "In my town there is a market where people meet every Saturday, and I like to go there with my sister.";

/** What somebody gives to what is asked now: right, or nothing. */
export async function nextAnswer(who: Sitter, exam: views.Exam, isRight = true): Promise<Given> {
  const { task } = exam;
  if (!task) throw new Error("Nothing is asked.");
  if (task.kind === "open") {
    const part = task.parts.at(-1)?.part ?? 0;
    const { position } = task;
    if (!isRight) return { position, step: part, answer: null };
    if (!task.isSpoken) return { position, step: part, answer: { text: essay } };
    return { position, step: part, answer: { recording: await placeUpload(await runtime(), who.id) } };
  }
  const item = task.items.find(({ steps }) => steps.some(({ result }) => result === null));
  const step = item?.steps.find(({ result }) => result === null);
  if (!item || !step) throw new Error("Every item is answered.");
  const { position } = item;
  const answer = isRight ? await rightAnswer(exam.id, position, step.step) : null;
  return { position, step: step.step, answer };
}

/** Answers until `until`, or to the end. */
export async function sit(
  who: Sitter,
  exam: views.Exam,
  {
    isRight = () => true,
    until = () => false,
  }: {
    isRight?: (exam: views.Exam) => boolean;
    until?: (exam: views.Exam) => boolean;
  } = {},
): Promise<views.Exam> {
  let now = exam;
  while (now.task && !until(now)) {
    if (now.task.state === "waiting") now = await begin(who, now);
    now = await give(who, now.id, await nextAnswer(who, now, isRight(now)));
  }
  return now;
}

/** What stands in somebody's ledger, by state. */
export async function usesOf(who: Sitter) {
  const { database } = await runtime();
  const rows = await database.db.select().from(uses).where(eq(uses.userId, who.id));
  return rows.map(({ status }) => status).toSorted();
}

export async function rowOf(id: string) {
  const { database } = await runtime();
  const [row] = await database.db.select().from(exams).where(eq(exams.id, id));
  if (!row) throw new Error("There is no such sitting.");
  return row;
}

export async function later<Value>(seconds: number, work: () => Promise<Value>): Promise<Value> {
  const { clock } = await runtime();
  clock.move(seconds * 1_000);
  try {
    return await work();
  } finally {
    clock.move(-seconds * 1_000);
  }
}
