import { expect, test } from "vitest";

import { examMinutes } from "@/lib/content/exam/exam-facts";
import { forgetShelves } from "@/lib/services/exams/shelved-bank";
import { keysOf } from "@/tests/api/practice-calls";
import {
  act,
  begin,
  examPayer,
  list,
  nextAnswer,
  report,
  rowOf,
  settled,
  sit,
  sitter,
  start,
  tryReport,
  tryStart,
  usesOf,
} from "@/tests/api/exam-calls";
import { ask } from "@/tests/api/correction-calls";
import { mailTo, runtime, withRuntime } from "@/tests/api/harness";

withRuntime();

test("a sitting goes on in a process that knows nothing of the bank yet", async () => {
  const who = await sitter({ temp: true });
  const begun = await begin(who, await start(who, "diagnostic"));
  forgetShelves(await runtime());
  const { state } = await sit(who, begun, { isRight: () => true });
  expect(state).toBe("done");
});

test("a guest sits the diagnostic and has a report with one band, at once and for nothing", async () => {
  const who = await sitter({ temp: true });
  const exam = await sit(who, await start(who, "diagnostic"));
  expect(exam).toMatchObject({ state: "done", hasReport: true, task: null, charge: { state: "none" } });
  const found = await report(who, exam.id);
  expect(found.scores.overall?.score).toBeGreaterThan(100);
  expect(found.scores.skills).toMatchObject({
    reading: null,
    listening: null,
    writing: null,
    speaking: null,
  });
  expect(found.tasks).toHaveLength(12);
  expect(found.tasks[0]?.items).toHaveLength(18);
  expect(found.tasks.every(({ items }) => items.every(({ view }) => view.explanation.length > 0))).toBe(true);
  expect(found.abilities).toHaveLength(12);
  expect(found.abilities.at(-1)?.ability.points).toBeGreaterThan(found.abilities[0]?.ability.points ?? 999);
  expect(found.standings).toMatchObject({ speaking: null, writing: null });
});

test("a whole mock exam: its credit is set aside, scored with what engines say, taken with the report", async () => {
  const who = await examPayer(1);
  const offer = (await list(who)).offers.find(({ kind }) => kind === "mock");
  expect(offer).toMatchObject({
    ...{ availability: "open", creditsLeft: 1, cost: { by: "exam", credits: 1 } },
    ...{ shortage: [], unscored: ["speaking"] },
  });
  // The app and the site name one time.
  expect(Math.round((offer?.seconds.usual ?? 0) / 60)).toBe(examMinutes.median);
  const begun = await start(who, "mock");
  expect(begun).toMatchObject({ state: "ready", charge: { state: "reserved", comesBack: true } });
  expect(await usesOf(who)).toEqual(["reserved"]);
  const over = await sit(who, begun);
  expect(["scoring", "done"]).toContain(over.state);
  const done = await settled(who, over.id);
  expect(done).toMatchObject({ state: "done", charge: { state: "taken" } });
  expect(await usesOf(who)).toEqual(["consumed"]);
  const found = await report(who, done.id);
  expect(found.tasks).toHaveLength(34);
  expect(found.scores.skills.reading?.score).toBeGreaterThan(110);
  expect(found.scores.skills.writing?.score).toBe(105);
  expect(found.scores.skills.speaking).toBeNull();
  expect(found.scores.evidence).toMatchObject({ writing: 7, speaking: 0 });
  const written = found.tasks.filter(({ open }) => open?.parts.some(({ text }) => text));
  expect(written.every(({ scores }) => scores[0]?.correctionId)).toBe(true);
  const mail = await mailTo(who.email);
  expect(mail.text).toContain(`#/exam/${done.id}/report`);
  expect(mail.text).not.toMatch(/\b1\d\d\b/);
});

test("a mock exam handed in just past its half has an overall of two skills, wider, as was said before", async () => {
  const who = await examPayer(1);
  const half = await sit(who, await start(who, "mock"), { until: ({ isPastHalf }) => isPastHalf });
  expect(half).toMatchObject({ task: { skill: "listening" }, scoreless: ["speaking", "writing"] });
  await act(who, half.id, "finish");
  const { state } = await settled(who, half.id);
  expect(state).toBe("done");
  expect(await usesOf(who)).toEqual(["consumed"]);
  const { overall, skills, integrated } = (await report(who, half.id)).scores;
  expect(skills).toMatchObject({ speaking: null, writing: null });
  expect(overall?.score).toBe(integrated.comprehension?.score);
  // What the two others may be is (1 - .8)(1/2 - 1/4) of 400 squared points.
  expect((overall?.error ?? 0) ** 2 - (integrated.comprehension?.error ?? 0) ** 2).toBeCloseTo(20);
});

test("nothing of a key is in any answer before the end, and there is no report", async () => {
  const who = await examPayer(1);
  const seen: string[] = [];
  const over = await sit(who, await start(who, "mock"), {
    until: (exam) => {
      seen.push(...keysOf(exam));
      return exam.tasks.done > 20;
    },
  });
  const told = new Set(seen);
  for (const key of ["key", "isReal", "letters", "best", "reasons", "enemies", "params", "sample"])
    expect(told, key).not.toContain(key);
  expect((await tryReport(who, over.id)).body).toMatchObject({ code: "exam/no-report" });
  const { task } = over;
  expect(task?.kind === "question" ? task.items.map(({ outcome }) => outcome) : []).not.toContainEqual(
    expect.objectContaining({ state: "scored" }),
  );
});

test("the same key makes one sitting, another wish under it is refused, a second open one, too", async () => {
  const who = await sitter();
  const key = "the-same-key";
  const [one, other] = await Promise.all([
    tryStart(who, { kind: "diagnostic" }, key),
    tryStart(who, { kind: "diagnostic" }, key),
  ]);
  expect(one.body.data.id).toBe(other.body.data.id);
  expect((await tryStart(who, { kind: "section" }, key)).body).toMatchObject({ code: "exam/key-reused" });
  expect((await tryStart(who, { kind: "diagnostic" })).body).toMatchObject({ code: "exam/already-open" });
});

test("what cannot be paid, heard or sat by a guest is refused, and nothing is taken", async () => {
  const guest = await sitter({ temp: true });
  expect((await tryStart(guest, { kind: "mock" })).body).toMatchObject({ code: "auth/account-needed" });
  const who = await sitter();
  expect((await tryStart(who, { kind: "mock" })).body).toMatchObject({ code: "credit/insufficient" });
  expect((await tryStart(who, { kind: "short-speaking" })).body).toMatchObject({ code: "exam/unheard" });
  const poor = await examPayer(2, "correct");
  expect((await tryStart(poor, { kind: "short-writing" })).body).toMatchObject({
    code: "credit/insufficient",
  });
  expect(await usesOf(poor)).toEqual([]);
});

test("a short exam of writing costs what its corrections cost, and only full scores take it", async () => {
  const who = await examPayer(4, "correct");
  const begun = await start(who, "short-writing");
  expect(begun.charge).toMatchObject({ by: "correct", credits: 3 });
  let first = true;
  const over = await sit(who, begun, {
    isRight: () => {
      const was = first;
      first = false;
      return !was;
    },
  });
  expect((await settled(who, over.id)).state).toBe("done");
  expect(await usesOf(who)).toEqual(["consumed", "consumed", "released"]);
  expect((await report(who, over.id)).tasks[0]).toMatchObject({
    flags: ["skipped"],
    scores: [{ score: { state: "points", points: 10 } }],
  });
});

test("a correction that its owner deletes leaves nothing of the text in the sitting, and its score stands", async () => {
  const who = await examPayer(4, "correct");
  const over = await sit(who, await start(who, "short-writing"), { isRight: () => true });
  await settled(who, over.id);
  const [before] = (await report(who, over.id)).tasks;
  expect(before?.open?.parts[0]?.text).toMatch(/\w/);
  expect(await ask(who, "DELETE", `/corrections/${before?.scores[0]?.correctionId}`)).toMatchObject({
    status: 200,
  });
  const [after] = (await report(who, over.id)).tasks;
  expect(after?.open?.parts.filter(({ text }) => text)).toEqual([]);
  expect(after?.scores[0]?.score).toEqual(before?.scores[0]?.score);
});

test("a short exam of listening counts once in the day's questions, and asks no summary", async () => {
  const who = await sitter();
  const begun = await start(who, "short-listening");
  expect((await list(who)).offers.find(({ kind }) => kind === "short-listening")).toMatchObject({
    availability: "running",
    openId: begun.id,
  });
  const done = await sit(who, begun);
  expect(done.state).toBe("done");
  const found = await report(who, done.id);
  expect(found.tasks).toHaveLength(7);
  expect(found.tasks.at(-1)?.items[0]?.view.skills.map(({ skill }) => skill)).toEqual(["listening"]);
  const { body } = await (await import("@/tests/api/correction-calls")).ask(who, "GET", "/practice/types");
  expect(body.data.quota.used).toBe(1);
});

test("who answers nothing has the lowest scores, and each answer says so", async () => {
  const who = await sitter();
  const done = await sit(who, await start(who, "section"), { isRight: () => false });
  const found = await report(who, done.id);
  expect(found.scores.skills.reading?.score).toBe(10);
  expect(found.tasks.every(({ flags }) => flags.includes("skipped"))).toBe(true);
  expect((await rowOf(done.id)).dueAt).toBeNull();
});

test("what comes is what the running task asks; nothing of it is there before it has begun", async () => {
  const who = await sitter();
  const begun = await start(who, "diagnostic");
  expect(begun.task).toMatchObject({ state: "waiting", items: [], begunAt: null, deadlineAt: null });
  const given = await (async () => {
    const shown = await (await import("@/tests/api/exam-calls")).begin(who, begun);
    expect(shown.task).toMatchObject({ state: "running", seconds: 90 });
    return nextAnswer(who, shown);
  })();
  expect(given.position).toBe(0);
});
