import { v7 } from "uuid";
import { expect, test } from "vitest";

import { exams } from "@/lib/db/schema/exams";
import { examKinds } from "@/lib/core/exam-kinds";
import { ask } from "@/tests/api/correction-calls";
import {
  act,
  begin,
  examPayer,
  nextAnswer,
  report,
  rowOf,
  sit,
  sitter,
  start,
  tryGive,
  trySave,
  tryStart,
  usesOf,
} from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { keysOf } from "@/tests/api/practice-calls";

withRuntime();

test("somebody else's sitting is not there for any call, whatever is known of it", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "section"));
  const thief = { ...(await sitter()), tab: who.tab };
  const before = await rowOf(exam.id);
  const { tab } = who;
  const calls: [string, string, Record<string, unknown>?][] = [
    ["GET", `/exams/${exam.id}?tab=${tab}`],
    ["GET", `/exams/${exam.id}/report`],
    ["POST", `/exams/${exam.id}/hold`, { tab }],
    ["POST", `/exams/${exam.id}/begin`, { tab, index: 0 }],
    ["POST", `/exams/${exam.id}/finish`, { tab }],
    ["POST", `/exams/${exam.id}/give-up`, { tab }],
    ["PUT", `/exams/${exam.id}/answers/0`, { tab, revision: 1, answer: { saidReal: true }, millis: 1 }],
    ["POST", `/exams/${exam.id}/answers/0`, { tab, answer: { saidReal: true }, millis: 1 }],
  ];
  for (const [method, path, body] of calls) {
    const answer = await ask(thief, method, path, body ? { body } : {});
    expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([404, "exam/unknown"]);
    const nobody = await ask({ ...thief, token: "x" }, method, path, body ? { body } : {});
    expect(nobody.status, `${method} ${path}`).toBe(401);
  }
  expect(await rowOf(exam.id)).toEqual(before);
});

test("one credit starts one exam, however many calls come at once", async () => {
  const who = await examPayer(1);
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryStart(who, { kind: "mock" })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await usesOf(who)).toEqual(["reserved"]);
  const writer = await examPayer(5, "correct");
  const both = await Promise.all([1, 2, 3].map(() => tryStart(writer, { kind: "short-writing" })));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await usesOf(writer)).toEqual(["reserved", "reserved", "reserved"]);
});

test("giving up and finishing again and again gives nothing back twice", async () => {
  const who = await examPayer(1);
  const exam = await begin(who, await start(who, "mock"));
  await Promise.all([1, 2, 3, 4].map(() => act(who, exam.id, "give-up")));
  expect(await usesOf(who)).toEqual(["released"]);
  const again = await begin(who, await start(who, "mock"));
  await act(who, again.id, "give-up");
  expect(await usesOf(who)).toEqual(["consumed", "released"]);
  expect((await tryStart(who, { kind: "mock" })).status).toBe(402);
});

test("what is replayed after the end changes neither answers nor scores", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const wrong = { ...(await nextAnswer(who, exam)), answer: { saidReal: null } };
  const done = await sit(who, exam);
  const { scores } = await report(who, done.id);
  for (const position of [0, 5, 18, 20])
    await tryGive(who, done.id, { ...wrong, position, answer: { saidReal: false } });
  await trySave(who, done.id, { ...wrong, revision: 99 });
  expect((await report(who, done.id)).scores).toEqual(scores);
});

test("neither the list nor a sitting tells what a later task asks, or how an answer was scored", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const listed = await ask(who, "GET", "/exams");
  const told = new Set([...keysOf(exam), ...keysOf(listed.body)]);
  for (const key of ["seed", "log", "densities", "met", "exam", "params", "itemId", "holder", "key"])
    expect(told, key).not.toContain(key);
});

test.each([
  { kind: "legacy", tab: v7() },
  { kind: "mock", tab: "mine" },
  { kind: "mock", tab: v7(), multiplier: 3 },
  { kind: "mock", tab: v7(), credits: 0 },
  { kind: ["mock"], tab: v7() },
])("a start of %o is refused as it stands", async (body) => {
  const who = await sitter();
  expect((await ask(who, "POST", "/exams", { body, key: v7() })).status).toBe(400);
  expect(examKinds).not.toContain("legacy");
  const { database } = await runtime();
  const rows = await database.db.select({ userId: exams.userId }).from(exams);
  expect(rows.some(({ userId }) => userId === who.id)).toBe(false);
});
