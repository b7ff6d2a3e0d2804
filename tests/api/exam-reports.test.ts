import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { api } from "@/lib/api/app";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { exams } from "@/lib/db/schema/exams";
import { sweepIdentity } from "@/lib/services/identity/sweep-identity";
import * as reportViews from "@/lib/services/exam-reports/views";
import { Scores } from "@/lib/services/exams/report-views";
import { ask, learner } from "@/tests/api/correction-calls";
import {
  essay,
  examPayer,
  later,
  list,
  report,
  settled,
  sit,
  sitter,
  type Sitter,
  start,
} from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { keysOf, newAddress } from "@/tests/api/practice-calls";

withRuntime();

let who: Sitter;
let examId: string;
/** One sitting of a short exam of writing in which the same text is written again and again, at longer times. */
beforeAll(async () => {
  who = await examPayer(6, "correct");
  const first = await sit(who, await start(who, "short-writing"));
  await settled(who, first.id);
  const second = await sit(who, await start(who, "short-writing", 1.5));
  examId = second.id;
  await settled(who, examId);
}, 120_000);

const dataOf = <Schema extends z.ZodType>({ body }: { body: { data?: unknown } }, schema: Schema) =>
  schema.parse(body.data);
const study = async () => dataOf(await ask(who, "GET", `/exams/${examId}/study`), reportViews.Study);
const tryLink = (by: Sitter, wish: { withName?: boolean; withTiming?: boolean } = {}) =>
  ask(by, "POST", `/exams/${examId}/links`, { body: { withName: false, withTiming: false, ...wish } });
const link = async (wish = {}) => dataOf(await tryLink(who, wish), reportViews.NewLink);
const stranger = () => learner({ temp: true });
const tryShared = async (token: string, by = who) => ask(by, "POST", "/shared-reports", { body: { token } });
const shared = async (token: string) =>
  dataOf(await tryShared(token, { ...who, token: "" }), reportViews.SharedReport);

test("a report says what was written, how it was timed, and how it is beside the one before", async () => {
  const { view, details } = await study();
  expect(view).toMatchObject({ blueprint: "short-writing", timing: 1.5, skillCount: 1 });
  expect(view.skills.writing?.score).toBeGreaterThan(10);
  expect(view).toMatchObject({ only: "writing", overall: view.skills.writing });
  expect(view.earlier).toMatchObject([{ skillCount: 1, change: "similar" }]);
  expect(view.answers).toHaveLength(3);
  expect(view.answers.every(({ points, correctionId }) => points !== null && correctionId)).toBe(true);
  expect(details.map(({ text }) => text?.startsWith(essay))).toEqual([true, true, true]);
  expect(view.next).toMatchObject({ reason: "lowest-task", skill: "writing" });
  expect(view.evidence.map(({ skill }) => skill)).toEqual(["writing"]);
  const seen = details.filter(({ position }) => view.answers[position]?.task === "write-about-the-photo");
  expect(seen.length).toBeGreaterThan(0);
  for (const { picture } of seen) expect(picture?.src).toMatch(/^\//);
});

test("the scores of a report are those of when it was made, in the list, the report and what is studied", async () => {
  const { db } = (await runtime()).database;
  const [row] = await db.select({ report: exams.report }).from(exams).where(eq(exams.id, examId));
  const before = Scores.parse(row?.report);
  const writing = { score: 70, low: 55, high: 85, points: 70, error: 8 };
  const made = { ...before, skills: { ...before.skills, writing } };
  await db.update(exams).set({ report: made }).where(eq(exams.id, examId));
  const shown = { score: 70, low: 55, high: 85 };
  expect((await study()).view).toMatchObject({ overall: shown, skills: { writing: shown } });
  expect((await report(who, examId)).scores.skills.writing).toEqual(writing);
  expect((await list(who)).sittings[0]?.skills.writing).toEqual(shown);
  await db.update(exams).set({ report: before }).where(eq(exams.id, examId));
});

test("a sentence that stood in an earlier sitting is told, with where it stood", async () => {
  const { view } = await study();
  expect(view.repeated.length).toBeGreaterThan(0);
  expect(view.repeated.every(({ from }) => from === "own")).toBe(true);
  expect(view.repeated[0]?.sentences[0]).toContain("market");
});

test("a report is its owner's alone, in every form", async () => {
  const other = await sitter();
  for (const path of ["study", "report.pdf"])
    expect((await ask(other, "GET", `/exams/${examId}/${path}`)).body.code).toBe("exam/unknown");
  expect((await tryLink(other)).body.code).toBe("exam/unknown");
  expect((await ask(other, "GET", `/exams/${examId}/links`)).body.data).toEqual([]);
});

test("a file of the report is a PDF in its reader's language with their name", async () => {
  const asked = (locale: string) =>
    api.request(
      `/api/exams/${examId}/report.pdf`,
      { headers: { authorization: `Bearer ${who.token}`, locale } },
      {},
    );
  for (const locale of ["en", "ja", "th"]) {
    const response = await asked(locale);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes(`/Lang (${locale})`)).toBe(true);
  }
});

test("a link shows scores to whoever has it: no answer, no text, no id, no name and no timing unless chosen", async () => {
  const { token, id } = await link();
  const found = await shared(token);
  expect(found.name).toBeNull();
  expect(found.view).toMatchObject({ answers: [], traces: [], earlier: [], repeated: [], timing: 1 });
  // Neither that there were none, nor how long it all took.
  expect(found.view.breaks).toBeNull();
  expect(found.view.silences).toBeNull();
  expect(found.view.startedAt).toBe(found.view.finishedAt);
  const said = JSON.stringify(found);
  for (const secret of [who.id, who.email, examId, id, essay, "correctionId"])
    expect(said).not.toContain(secret);
  expect(keysOf(found)).not.toContain("nickname");

  const open = await link({ withName: true, withTiming: true });
  expect(await shared(open.token)).toMatchObject({ name: "Test", view: { timing: 1.5 } });
  await ask(who, "DELETE", `/exams/links/${open.id}`);
  await ask(who, "DELETE", `/exams/links/${id}`);
});

test("a link that was ended, ran out or was guessed tells nothing, and nobody can tell which", async () => {
  const ended = await link();
  expect((await ask(who, "DELETE", `/exams/links/${ended.id}`)).status).toBe(200);
  const old = await link();
  const guesses = [ended.token, old.token.slice(0, -1), `${old.token}A`, "A".repeat(43), "' or 1=1 --"];
  const answers = await Promise.all(guesses.map((token) => tryShared(token)));
  const expired = await later(91 * 86_400, () => tryShared(old.token));
  expect((await tryShared(old.token)).status).toBe(200);
  const alike = [...answers, expired].map(({ status, body }) => `${status} ${body.code} ${body.message}`);
  expect(new Set(alike)).toEqual(new Set([`404 exam-link/gone ${answers[0]?.body.message}`]));
});

test("who guesses tokens is stopped soon", async () => {
  const guest = { ...(await stranger()), peer: newAddress() };
  const answers = await Promise.all(
    Array.from({ length: 125 }, (_, at) => tryShared(`guess-${at}`, { ...guest, tab: "" })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test("the token is stored nowhere, and nobody ends another's link", async () => {
  const { token, id } = await link();
  const { database } = await runtime();
  const rows = await database.db.select().from(reportLinks).where(eq(reportLinks.id, id));
  expect(JSON.stringify(rows)).not.toContain(token);
  const other = await sitter();
  expect((await ask(other, "DELETE", `/exams/links/${id}`)).body.code).toBe("exam-link/gone");
  expect((await tryShared(token)).status).toBe(200);
});

test("what a link showed goes once it has run out", async () => {
  const { id } = await link();
  const { database, ...rest } = await runtime();
  const isIt = eq(reportLinks.id, id);
  await database.db
    .update(reportLinks)
    .set({ expiresAt: new Date(0) })
    .where(isIt);
  await sweepIdentity({ database, ...rest });
  expect(await database.db.select().from(reportLinks).where(isIt)).toEqual([]);
});

test("ten links work at a time, and a guest makes none", async () => {
  const listed = async () =>
    dataOf(await ask(who, "GET", `/exams/${examId}/links`), z.array(reportViews.Link));
  while ((await listed()).length < 10) await link();
  expect((await tryLink(who)).body.code).toBe("exam-link/too-many");
  const guest = await sitter({ temp: true });
  expect((await tryLink(guest)).body.code).toBe("auth/account-needed");
});

const enter = (by: Sitter, body: Record<string, unknown>) => ask(by, "POST", "/official-results", { body });
const good = { overall: 115, takenOn: "2026-11-02", agrees: true };

test("an official result is kept by consent alone, and gone when its learner says so", async () => {
  const own = await sitter();
  expect((await enter(own, { ...good, agrees: false })).status).toBe(400);
  expect((await enter(own, { ...good, overall: 117 })).status).toBe(400);
  expect((await enter(own, { ...good, takenOn: "2031-01-01" })).body.code).toBe("official/date");
  const { id } = dataOf(await enter(own, good), reportViews.OfficialResult);
  expect((await ask(await sitter(), "DELETE", `/official-results/${id}`)).status).toBe(404);
  const list = async () =>
    dataOf(await ask(own, "GET", "/official-results"), z.array(reportViews.OfficialResult));
  expect(await list()).toEqual([{ id, overall: 115, takenOn: "2026-11-02" }]);
  await ask(own, "DELETE", `/official-results/${id}`);
  expect(await list()).toEqual([]);
});

test("below two hundred pairs the comparison says only how many there are", async () => {
  const found = dataOf(
    await ask(await sitter(), "GET", "/official-results/comparison"),
    reportViews.Comparison,
  );
  expect(found).toMatchObject({ needed: 200, rows: null });
});
