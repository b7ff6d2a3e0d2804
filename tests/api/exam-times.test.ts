import { readFileSync } from "node:fs";

import { v7 } from "uuid";
import { expect, test } from "vitest";

import {
  act,
  begin,
  essay,
  examPayer,
  give,
  later,
  nextAnswer,
  post,
  readExam,
  report,
  rowOf,
  save,
  settled,
  sit,
  sitter,
  start,
  tryGive,
  tryRead,
  trySave,
  usesOf,
} from "@/tests/api/exam-calls";
import { mailTo, runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { sweepExams } from "@/lib/services/exams/sweep-exams";
import { sweepLedger } from "@/lib/services/billing/sweep-ledger";
import { fetchMedia } from "@/tests/api/practice-calls";
import { decideOnRecording, newUpload, sendPart } from "@/tests/api/upload-calls";
import { placeUpload } from "@/tests/factories/uploads";

withRuntime();

/** The first task of a short exam of writing, on the screen. */
async function writing() {
  const who = await examPayer(3, "correct");
  const exam = await begin(who, await start(who, "short-writing"));
  const position = exam.task?.kind === "open" ? exam.task.position : -1;
  return { who, exam, position };
}

test("what was saved in time counts at the deadline; what comes later is kept, shown and not scored", async () => {
  const { who, exam, position } = await writing();
  await save(who, exam.id, { position, answer: { text: essay }, revision: 1 });
  const after = await later(60 + 121, () =>
    give(who, exam.id, { position, answer: { text: `${essay} And more.` }, goesOn: false }),
  );
  expect(after.tasks.done).toBe(1);
  expect(after.task).toMatchObject({ index: 1, state: "waiting", parts: [] });
  await later(60 + 122, () => give(who, exam.id, { position, answer: { text: `${essay} Once more.` } }));
  const over = await later(60 + 130, async () => sit(who, await readExam(who, exam.id)));
  const done = await settled(who, over.id);
  const first = (await report(who, done.id)).tasks[0];
  expect(first?.open?.parts[0]).toMatchObject({ text: essay, late: { text: `${essay} And more.` } });
  expect(first?.flags).toEqual(expect.arrayContaining(["timed-out", "late"]));
  expect(first?.scores[0]?.score).toMatchObject({ state: "points", points: 105 });
});

test("within two minutes of the deadline an answer counts, wherever it was kept meanwhile", async () => {
  const { who, exam, position } = await writing();
  const after = await later(60 + 110, () => give(who, exam.id, { position, answer: { text: essay } }));
  expect(after.tasks.done).toBe(1);
  const over = await sit(who, after);
  expect((await report(who, (await settled(who, over.id)).id)).tasks[0]?.open?.parts[0]).toMatchObject({
    text: essay,
    late: null,
  });
});

test("an older save does not overwrite a newer one, and nothing is saved in what is over or not begun", async () => {
  const { who, exam, position } = await writing();
  expect(await save(who, exam.id, { position, answer: { text: "one two" }, revision: 2 })).toMatchObject({
    isKept: true,
  });
  expect(await save(who, exam.id, { position, answer: { text: "one" }, revision: 1 })).toMatchObject({
    isKept: false,
  });
  const shown = await readExam(who, exam.id);
  expect(shown.task?.kind === "open" && shown.task.parts[0]?.saved).toMatchObject({
    text: "one two",
    revision: 2,
  });
  const next = await give(who, exam.id, { position, answer: { text: essay }, goesOn: false });
  expect(await save(who, exam.id, { position, answer: { text: "late" }, revision: 9 })).toMatchObject({
    isKept: false,
  });
  const early = next.task?.kind === "open" ? next.task.position : -1;
  expect(
    (await trySave(who, exam.id, { position: early, answer: { text: "x" }, revision: 1 })).body,
  ).toMatchObject({
    code: "exam/not-asked",
  });
});

test("only the clock of the running task goes on; the next one waits, and the break is told", async () => {
  const who = await sitter();
  const begun = await begin(who, await start(who, "diagnostic"));
  const back = await later(3_600, () => readExam(who, begun.id));
  expect(back.tasks.done).toBe(1);
  expect(back.task).toMatchObject({ index: 1, state: "waiting", items: [] });
  const done = await later(3_600, async () => sit(who, await readExam(who, begun.id)));
  expect(done.state).toBe("done");
  const { breaks, tasks } = await report(who, done.id);
  expect(breaks).toHaveLength(1);
  expect(breaks[0]?.before).toBe(1);
  expect(breaks[0]?.seconds).toBeGreaterThan(3_400);
  expect(tasks[0]?.flags).toContain("skipped");
});

test("nobody comes back for a day: before its half a sitting ends without a score, and its credit is back", async () => {
  const who = await examPayer(1);
  const exam = await begin(who, await start(who, "mock"));
  await later(25 * 3_600, async () => sweepLedger(await runtime()));
  expect(await usesOf(who)).toEqual(["reserved"]);
  await later(25 * 3_600, async () => sweepExams(await runtime()));
  expect(await rowOf(exam.id)).toMatchObject({ state: "expired", dueAt: null });
  expect(await usesOf(who)).toEqual(["released"]);
});

test("past its half it is scored by what was answered, once a day has passed", async () => {
  const who = await sitter();
  const half = await sit(who, await start(who, "section"), { until: (exam) => exam.tasks.done === 5 });
  expect(half.isPastHalf).toBe(true);
  await later(25 * 3_600, async () => sweepExams(await runtime()));
  expect((await readExam(who, half.id)).state).toBe("done");
  expect((await report(who, half.id)).scores.evidence.reading).toBeGreaterThanOrEqual(5);
});

test("given up before its half the credit comes back, once a purchase; ended early it has no score", async () => {
  const who = await examPayer(2);
  const untouched = await start(who, "mock");
  expect(await act(who, untouched.id, "give-up")).toMatchObject({ charge: { state: "back" } });
  const first = await begin(who, await start(who, "mock"));
  expect((await post(who, first.id, "finish")).body).toMatchObject({ code: "exam/too-early" });
  expect(first.charge.comesBack).toBe(true);
  expect(await act(who, first.id, "give-up")).toMatchObject({ state: "given-up", charge: { state: "back" } });
  const second = await begin(who, await start(who, "mock"));
  expect(second.charge.comesBack).toBe(false);
  expect(await act(who, second.id, "give-up")).toMatchObject({ charge: { state: "taken" } });
  expect(await usesOf(who)).toEqual(["consumed", "released", "released"]);
  expect((await act(who, second.id, "give-up")).state).toBe("given-up");
});

test("one tab holds a sitting; another looks on until it takes over", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const other = { ...who, tab: v7() };
  const seen = await readExam(other, exam.id);
  expect(seen.hold).toEqual({ isMine: false, isTaken: true });
  const given = await nextAnswer(who, exam);
  expect((await tryGive(other, exam.id, given)).body).toMatchObject({ code: "exam/held-elsewhere" });
  expect((await act(other, exam.id, "hold")).hold.isMine).toBe(true);
  expect((await tryGive(who, exam.id, given)).body).toMatchObject({ code: "exam/held-elsewhere" });
  expect((await give(other, exam.id, given)).task).toMatchObject({ index: 0 });
});

test("doubled, early, foreign and malformed answers change nothing", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const given = await nextAnswer(who, exam);
  const [one, two] = await Promise.all([give(who, exam.id, given), give(who, exam.id, given)]);
  expect([one.tasks.done, two.tasks.done]).toEqual([0, 0]);
  const before = (await rowOf(exam.id)).exam;
  for (const position of [18, 30, 999])
    expect((await tryGive(who, exam.id, { position, answer: { text: "x" } })).status).toBe(409);
  expect((await tryGive(who, exam.id, { position: 1, answer: { saidReal: "yes" } })).status).toBe(400);
  expect((await tryGive(who, exam.id, { position: 1, step: 4, answer: { saidReal: true } })).status).toBe(
    409,
  );
  const stranger = await sitter();
  expect((await tryGive({ ...stranger, tab: who.tab }, exam.id, given)).status).toBe(404);
  expect((await tryRead(stranger, exam.id)).body).toMatchObject({ code: "exam/unknown" });
  expect((await tryRead(who, v7())).status).toBe(404);
  expect((await rowOf(exam.id)).exam).toEqual(before);
});

test("neither somebody else's recording nor one whose upload was cut is an answer", async () => {
  const who = await examPayer(1);
  const exam = await sit(who, await start(who, "mock"), {
    until: ({ task }) => task?.kind === "open" && task.isSpoken && task.state === "running",
  });
  if (exam.task?.kind !== "open") throw new Error("Nothing is spoken.");
  const { position } = exam.task;
  expect(exam.task.parts[0]?.sound).toBeNull();
  const foreign = await placeUpload(await runtime(), (await sitter()).id);
  expect((await tryGive(who, exam.id, { position, answer: { recording: foreign } })).status).toBe(404);
  expect((await tryGive(who, exam.id, { position, answer: { text: essay } })).status).toBe(400);
  await decideOnRecording(who, true);
  const sound = new Uint8Array(readFileSync("tests/factories/recordings/reading.webm"));
  const half = Math.round(sound.length / 2);
  const recording = await newUpload(who, sound.length, "audio/webm");
  await sendPart(who, recording, 0, sound.subarray(0, half));
  expect((await tryGive(who, exam.id, { position, answer: { recording } })).body).toMatchObject({
    code: "upload/unknown",
  });
  expect((await readExam(who, exam.id)).tasks.done).toBe(exam.tasks.done);
  expect((await sendPart(who, recording, half, sound.subarray(half))).status).toBe(204);
  const whole = await give(who, exam.id, { position, answer: { recording } });
  expect(whole.tasks.done).toBe(exam.tasks.done + 1);
});

test("more time lengthens every clock, and the report says so", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "section", 1.5));
  expect(exam.task).toMatchObject({ seconds: 135 });
  const first = exam.task?.kind === "question" ? exam.task.items[0]?.steps[0]?.clock : undefined;
  expect(first).toMatchObject({ seconds: 7.5 });
  const done = await sit(who, exam);
  expect(await report(who, done.id)).toMatchObject({ multiplier: 1.5 });
});

test("ended past its half, what is entered counts as it stands, and what was not asked is left out", async () => {
  const who = await examPayer(3, "correct");
  const half = await sit(who, await start(who, "short-writing"), {
    until: ({ tasks, task }) => tasks.done === 1 && task?.state === "running",
  });
  expect((await post(who, half.id, "finish")).body).toMatchObject({ code: "exam/too-early" });
  const on = await sit(who, half, {
    until: ({ tasks, task }) => tasks.done === 2 && task?.state === "running",
  });
  const position = on.task?.kind === "open" ? on.task.position : -1;
  await save(who, on.id, { position, answer: { text: essay }, revision: 1 });
  await act(who, on.id, "finish");
  const done = await settled(who, on.id);
  expect(done).toMatchObject({ state: "done", tasks: { done: 3 } });
  const { tasks, scores } = await report(who, done.id);
  expect(tasks.at(-1)?.open?.parts[0]?.text).toBe(essay);
  expect(scores.evidence.writing).toBe(3);
  expect(await usesOf(who)).toEqual(["consumed", "consumed", "consumed"]);
});

test("a report that does not come in half an hour never comes: credit back, learner told", async () => {
  const who = await examPayer(3, "correct");
  const exam = await start(who, "short-writing");
  const { correctors } = await runtime();
  const { assess } = correctors.writing;
  correctors.writing.assess = () => Promise.reject(new Error("Nothing answers."));
  try {
    expect((await sit(who, exam)).state).toBe("scoring");
    await later(31 * 60, async () => sweepExams(await runtime()));
    const failed = await readExam(who, exam.id);
    expect(failed).toMatchObject({ state: "failed", hasReport: false, charge: { state: "back" } });
    expect(await usesOf(who)).toEqual(["released", "released", "released"]);
    expect((await mailTo(who.email)).text).toContain("#/exam");
  } finally {
    correctors.writing.assess = assess;
  }
});

test("a question of a conversation is heard by an address of its own, and nobody guesses the next one's", async () => {
  const who = await examPayer(1);
  const exam = await sit(who, await start(who, "mock"), {
    until: ({ task }) => task?.kind === "open" && task.partCount === 4 && task.state === "running",
  });
  if (exam.task?.kind !== "open") throw new Error("There is no conversation.");
  expect(exam.task.parts).toHaveLength(1);
  const address = exam.task.parts[0]?.sound?.address ?? "";
  // Made now, behind what is made ahead.
  const heard = await waitFor(async () => {
    const answer = await fetchMedia(address);
    return answer.status === 503 ? null : answer;
  });
  expect([heard.status, heard.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  expect(heard.bytes.length).toBeGreaterThan(5_000);
  expect((await fetchMedia(address.replace(/\/0\?/, "/1?"))).status).toBe(404);
});

test("inside a task the clock of each next item is the server's, also where the next task waits for a press", async () => {
  const who = await sitter({ temp: true });
  const clockOf = ({ task }: Awaited<ReturnType<typeof readExam>>, at: number) =>
    task?.kind === "question" ? task.items[at]?.steps[0]?.clock : undefined;
  const shown = await begin(who, await start(who, "section"));
  const second = await give(who, shown.id, { ...(await nextAnswer(who, shown)), goesOn: false });
  expect(clockOf(second, 1)).toMatchObject({ openedAt: expect.any(String), deadlineAt: expect.any(String) });
  expect(clockOf(second, 2)).toMatchObject({ openedAt: null });
  await later(4, async () => give(who, shown.id, { ...(await nextAnswer(who, second)), goesOn: false }));
  const over = await sit(who, await readExam(who, shown.id));
  expect((await report(who, over.id)).tasks[0]?.items[1]?.seconds).toBeGreaterThanOrEqual(4);
});
