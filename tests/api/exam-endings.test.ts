import { and, asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { items } from "@/lib/db/schema/bank";
import { grants } from "@/lib/db/schema/billing";
import { exams } from "@/lib/db/schema/exams";
import { mails } from "@/lib/db/schema/identity";
import { ExamState } from "@/lib/exam/state";
import { sweepExams } from "@/lib/services/exams/sweep-exams";
import type * as views from "@/lib/services/exams/views";
import { readOutbox } from "@/lib/integrations/mail/outbox";
import {
  act,
  begin,
  examPayer,
  give,
  later,
  nextAnswer,
  readExam,
  report,
  rowOf,
  settled,
  type Sitter,
  sit,
  sitter,
  start,
  tryStart,
  usesOf,
} from "@/tests/api/exam-calls";
import { runtime, waitFor, withRuntime } from "@/tests/api/harness";

withRuntime();

const sweepAfter = (hours: number) => later(hours * 3_600, async () => sweepExams(await runtime()));

/** Of which kinds somebody has had mails about exams, the oldest first. */
async function mailsTo({ email }: Sitter) {
  const { db } = (await runtime()).database;
  const rows = await db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.id));
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("exam-"));
}

const newestMail = (who: Sitter, count: number) =>
  waitFor(async () => {
    const all = (await readOutbox((await runtime()).files("outbox"))).filter(({ to }) => to === who.email);
    return all.length >= count ? all[0] : null;
  });

test("a mock exam that ran out past its half is scored, and whoever paid for it is written to, although no engine was asked", async () => {
  const who = await examPayer(1);
  const half = await sit(who, await start(who, "mock"), { until: ({ isPastHalf }) => isPastHalf });
  expect(await mailsTo(who)).toEqual([]);
  await sweepAfter(25);
  const done = await readExam(who, half.id);
  expect(done).toMatchObject({ state: "done", charge: { state: "taken" } });
  expect(await usesOf(who)).toEqual(["consumed"]);
  expect(await mailsTo(who)).toEqual(["exam-ready"]);
  expect((await newestMail(who, 1)).text).toContain(`#/exam/${half.id}/report`);
});

test("one that ran out before its half is told with what became of its credit; one that cost nothing is not", async () => {
  const who = await examPayer(3);
  const untouched = await start(who, "mock");
  await sweepAfter(25);
  expect(await rowOf(untouched.id)).toMatchObject({ state: "expired" });
  expect(await mailsTo(who)).toEqual(["exam-expired"]);
  const mail = await newestMail(who, 1);
  expect(mail.text).toContain("/app#/exam");
  expect(mail.text).not.toContain("/report");
  await begin(who, await start(who, "mock"));
  await sweepAfter(25);
  await begin(who, await start(who, "mock"));
  await sweepAfter(25);
  expect(await usesOf(who)).toEqual(["consumed", "released", "released"]);
  expect(await mailsTo(who)).toEqual(["exam-expired", "exam-expired", "exam-expired-taken"]);
  await begin(who, await start(who, "diagnostic"));
  await sweepAfter(25);
  expect(await mailsTo(who)).toHaveLength(3);
});

test("whose credit expires while they sit may finish, and have their report for it", async () => {
  const who = await examPayer(3, "correct");
  const begun = await begin(who, await start(who, "short-writing"));
  const { db } = (await runtime()).database;
  await db
    .update(grants)
    .set({ startsAt: sql`now() - interval '91 days'` })
    .where(eq(grants.userId, who.id));
  expect((await tryStart(who, { kind: "mock" })).body).toMatchObject({ code: "credit/insufficient" });
  const done = await settled(who, (await sit(who, begun)).id);
  expect(done).toMatchObject({ state: "done", charge: { state: "taken" } });
  expect(await usesOf(who)).toEqual(["consumed", "consumed", "consumed"]);
});

test("where the bank has nothing new for somebody any more, they go on with what they met in another sitting", async () => {
  const who = await examPayer(1);
  const begun = await begin(who, await start(who, "mock"));
  const { db } = (await runtime()).database;
  const all = await db.select({ id: items.id }).from(items).where(eq(items.pool, "exam"));
  const state = ExamState.parse((await rowOf(begun.id)).exam);
  const met = all.map(({ id }) => id);
  await db
    .update(exams)
    .set({ exam: { ...state, met } })
    .where(eq(exams.id, begun.id));
  const on = await sit(who, begun, { until: ({ tasks }) => tasks.done === 3 });
  expect(on).toMatchObject({ state: "running", task: { index: 3 } });
  expect(ExamState.parse((await rowOf(on.id)).exam).met).toEqual(met);
});

/** The last word of the first section is asked. */
const isAtLastWord = ({ task }: views.Exam) =>
  task?.kind === "question" &&
  task.items.filter(({ steps }) => steps.some(({ result }) => result === null)).length === 1;

/** While `work` runs, a pool has nothing of a type. */
async function without(pool: "exam" | "practice", type: string, work: () => Promise<void>) {
  const { db } = (await runtime()).database;
  const isIt = and(eq(items.pool, pool), eq(items.type, type));
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(isIt, eq(items.status, "published")));
  expect(rows.length).toBeGreaterThan(0);
  await db.update(items).set({ status: "retired" }).where(isIt);
  try {
    await work();
  } finally {
    for (const { id } of rows) await db.update(items).set({ status: "published" }).where(eq(items.id, id));
  }
}

test("where it has nothing at all, the sitting ends: no failure, the credit back, its learner told, and giving up works", async () => {
  const answering = await examPayer(1);
  const away = await examPayer(1);
  const [one, other] = [await start(answering, "mock"), await start(away, "mock")];
  const type = one.sections[1]?.task ?? "";
  const last = await sit(answering, one, { until: isAtLastWord });
  const left = await sit(away, other, { until: isAtLastWord });
  await without("exam", type, async () => {
    const over = await give(answering, last.id, await nextAnswer(answering, last));
    expect(over).toMatchObject({ state: "failed", task: null, hasReport: false, charge: { state: "back" } });
    expect(await usesOf(answering)).toEqual(["released"]);
    expect(await mailsTo(answering)).toEqual(["exam-stopped"]);
    expect((await act(answering, over.id, "give-up")).state).toBe("failed");
    expect((await tryStart(answering, { kind: "mock" })).body).toMatchObject({
      code: "exam/short-of-questions",
    });
    expect(await usesOf(answering)).toEqual(["released"]);

    const gone = await later(3_600, () => act(away, left.id, "give-up"));
    expect(gone).toMatchObject({ state: "failed", charge: { state: "back" } });
    expect(await usesOf(away)).toEqual(["released"]);
  });
});

test("who ends a sitting past its half has the report of it, whatever the bank has left", async () => {
  const who = await sitter();
  const isPast = ({ isPastHalf, task }: views.Exam) => isPastHalf && task?.state === "running";
  const half = await sit(who, await start(who, "section"), { until: isPast });
  const kinds = half.sections.map(({ task }) => task).filter((task) => task !== "read-and-select");
  const [type = ""] = kinds.slice(-1);
  await without("practice", type, async () => {
    const done = await act(who, half.id, "finish");
    expect(done).toMatchObject({ state: "done", hasReport: true });
    expect((await report(who, half.id)).tasks.length).toBeGreaterThan(0);
  });
});
