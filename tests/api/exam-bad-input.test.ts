import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";

import { items } from "@/lib/db/schema/bank";
import { answers } from "@/lib/db/schema/answers";
import { forgetShelves } from "@/lib/services/exams/shelved-bank";
import {
  begin,
  examPayer,
  give,
  list,
  nextAnswer,
  readExam,
  rightAnswer,
  rowOf,
  sit,
  sitter,
  start,
  tryStart,
  usesOf,
} from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

const database = async () => (await runtime()).database.db;

async function answersOf(examId: string) {
  const db = await database();
  return db.select().from(answers).where(eq(answers.contextId, examId)).orderBy(answers.position);
}

test("words of a round that come in another order are each counted once, as they were answered", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const order = [2, 0, 1];
  for (const position of order)
    await give(who, exam.id, { position, answer: await rightAnswer(exam.id, position, 0) });
  const kept = await answersOf(exam.id);
  expect(kept.map(({ position }) => position)).toEqual([0, 1, 2]);
  const again = await give(who, exam.id, { position: 1, answer: { saidReal: null } });
  expect(again.tasks.done).toBe(0);
  expect((await answersOf(exam.id)).map(({ answer }) => answer)).toEqual(kept.map(({ answer }) => answer));
  expect((await sit(who, again)).state).toBe("done");
});

test("an answer that is sent again with other words later is kept as late and replaces nothing", async () => {
  const who = await sitter();
  const exam = await sit(who, await start(who, "section"), { until: ({ tasks }) => tasks.done === 1 });
  const running = exam.task?.state === "waiting" ? await begin(who, exam) : exam;
  const given = await nextAnswer(who, running);
  const after = await give(who, exam.id, given);
  const before = await answersOf(exam.id);
  await give(who, exam.id, { ...given, answer: null });
  expect(await answersOf(exam.id)).toEqual(before);
  expect((await readExam(who, exam.id)).tasks).toEqual(after.tasks);
});

test("a bank with too little for an exam is said before, names the task, and takes nothing", async () => {
  const who = await examPayer(1);
  const current = await runtime();
  const isAsked = and(
    ...[eq(items.type, "interactive-listening"), eq(items.pool, "exam"), eq(items.status, "published")],
  );
  const gone = await current.database.db
    .update(items)
    .set({ status: "retired" })
    .where(isAsked)
    .returning({ id: items.id });
  forgetShelves(current);
  try {
    const offer = (await list(who)).offers.find(({ kind }) => kind === "mock");
    expect(offer?.availability).not.toBe("open");
    expect(offer?.shortage).toContain("interactive-listening");
    expect((await tryStart(who, { kind: "mock" })).body).toMatchObject({ code: "exam/short-of-questions" });
    expect(await usesOf(who)).toEqual([]);
  } finally {
    const ids = gone.map(({ id }) => id);
    await current.database.db.update(items).set({ status: "published" }).where(inArray(items.id, ids));
    forgetShelves(current);
  }
  expect(gone.length).toBeGreaterThan(0);
  const started = await start(who, "mock");
  expect(await rowOf(started.id)).toMatchObject({ state: "ready", credits: 1 });
});
