import { and, desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { answers, outcomes } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { operatorActs } from "@/lib/db/schema/operator";
import { mistakes } from "@/lib/db/schema/practice";
import { itemHolds, reports } from "@/lib/db/schema/reports";
import { loadBank } from "@/lib/services/bank/load-bank";
import { bankLoads } from "@/lib/db/schema/bank";
import * as operatorViews from "@/lib/services/operator/views";
import * as views from "@/lib/services/reports/views";
import { mailTo, runtime, withRuntime } from "@/tests/api/harness";
import { ask, operatorInside, report, sameQuestion, withMistake } from "@/tests/api/operator-calls";
import {
  answer,
  call,
  createSet,
  type Person,
  readHistory,
  readSet,
  resultOf,
  rightAnswer,
  signUp,
  visit,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const database = async () => (await runtime()).database.db;
const why = "The word you chose fits the sentence, too.";

async function reported(kind: "wrong" | "should-count" = "should-count") {
  const ana = await signUp();
  const { setId, item } = await withMistake(ana);
  const { id } = await report(ana, { setId, position: 0, kind, note: "I think it fits." });
  return { ana, setId, item, id };
}

const outcomeOf = async (person: Person, setId: string) => resultOf((await readSet(person, setId)).items[0]);
const newsOf = async (person: Person) =>
  z.array(views.Report).parse((await call(person, "GET", "/practice/reports?news=1")).data);
const mistakesOf = async ({ userId }: Person) =>
  (await database()).select().from(mistakes).where(eq(mistakes.userId, userId));

test("an accepted answer counts in full: in its set and the history, as a further outcome, and it is no mistake any more", async () => {
  const { ana, setId, id } = await reported();
  expect(await mistakesOf(ana)).toHaveLength(1);
  const editor = await operatorInside();
  const decided = await ask(editor, "POST", `/reports/${id}/decision`, { accepts: true, why });
  expect(decided).toMatchObject({ status: 200, body: { data: { mended: 1, isHeld: false } } });

  expect(await outcomeOf(ana, setId)).toMatchObject({
    outcome: { state: "scored", earned: 1, max: 1 },
    mended: why,
  });
  expect((await readHistory(ana)).sets[0]?.score).toBe(1);
  expect(await mistakesOf(ana)).toEqual([]);
  const db = await database();
  const rows = await db
    .select({ outcome: outcomes })
    .from(outcomes)
    .innerJoin(answers, eq(answers.id, outcomes.answerId))
    .where(and(eq(answers.contextId, setId), eq(answers.position, 0)))
    .orderBy(desc(outcomes.seq));
  expect(rows.map(({ outcome }) => outcome)).toMatchObject([
    { seq: 1, earned: 1, who: editor.email, why, attempt: `report:${id}` },
    { seq: 0, earned: 0, who: null, why: null },
  ]);
});

test("the learner hears in the app, until they put it away, and by mail in their language with the editor's words", async () => {
  const { ana, setId, id } = await reported();
  const db = await database();
  await db.execute(sql`update users set locale = 'de' where id = ${ana.userId}`);
  const { rows } = z
    .object({ rows: z.array(z.object({ email: z.string() })) })
    .parse(await db.execute(sql`select email from users where id = ${ana.userId}`));
  await ask(await operatorInside(), "POST", `/reports/${id}/decision`, { accepts: false, why });
  expect(await newsOf(ana)).toMatchObject([{ id, status: "declined", why, setId }]);
  const mail = await mailTo(rows[0]?.email ?? "");
  expect(mail.subject).toContain("gemeldet");
  expect(mail.text).toContain(why);
  expect(mail.text).toContain(`/de/app#/practice/${setId}`);

  const stranger = await signUp();
  expect(await call(stranger, "POST", `/practice/reports/${id}/seen`, {})).toMatchObject({ status: 404 });
  expect(await call(ana, "POST", `/practice/reports/${id}/seen`, {})).toMatchObject({ status: 200 });
  expect(await call(ana, "POST", `/practice/reports/${id}/seen`, {})).toMatchObject({ status: 200 });
  expect(await newsOf(ana)).toEqual([]);
  expect(await outcomeOf(ana, setId)).toMatchObject({ outcome: { earned: 0 }, mended: null });
});

test("the same answer of others counts only when the operator says so, however it was written", async () => {
  for (const same of [false, true]) {
    const { item, id } = await reported();
    const alike = await sameQuestion(item, " QQQ");
    const other = await sameQuestion(item, "zzz");
    const editor = await operatorInside();
    const file = operatorViews.ReportFile.parse((await ask(editor, "GET", `/reports/${id}`)).body.data);
    expect(file).toMatchObject({ same: 1, answer: { letters: "qqq" }, report: { note: "I think it fits." } });
    expect(file.keys[0]?.key).toEqual(item.steps[0]?.key);
    await ask(editor, "POST", `/reports/${id}/decision`, { accepts: true, why, same });
    expect((await outcomeOf(alike.person, alike.setId)).outcome).toMatchObject({ earned: same ? 1 : 0 });
    expect((await outcomeOf(other.person, other.setId)).outcome).toMatchObject({ earned: 0 });
    expect(await mistakesOf(alike.person)).toHaveLength(same ? 0 : 1);
  }
});

test("a question that was wrong leaves all sets to come, and a bank that is loaded again does not bring it back", async () => {
  const { item, id } = await reported("wrong");
  const editor = await operatorInside();
  const db = await database();
  const statusOf = async () =>
    (
      await db
        .select()
        .from(items)
        .where(and(eq(items.id, item.id), eq(items.version, item.version)))
    )[0]?.status;
  const decided = await ask(editor, "POST", `/reports/${id}/decision`, { accepts: true, why, holds: true });
  expect(decided.body.data).toEqual({ mended: 0, isHeld: true });
  expect(await statusOf()).toBe("retired");
  // As after a bank of other bytes: what it holds is looked at again.
  await db.insert(bankLoads).values({
    id: "ffffffff-ffff-7fff-bfff-ffffffffffff",
    digest: "another",
    ...{ added: 0, changed: 0, retired: 0 },
    loadedAt: sql`now() + interval '1 second'`,
  });
  expect(await loadBank(db)).toMatchObject({ added: 0, changed: 0, retired: 0 });
  expect(await statusOf()).toBe("retired");

  const held = operatorViews.BankFigures.parse((await ask(editor, "GET", "/bank")).body.data);
  expect(held.holds).toMatchObject([{ itemId: item.id, why, heldBy: editor.email }]);
  expect(await ask(editor, "POST", "/holds", { itemId: item.id, why })).toMatchObject({
    body: { code: "item/held" },
  });
  await ask(editor, "POST", "/holds/lift", { itemId: item.id, why: "It was right after all." });
  expect(await statusOf()).toBe("published");
  expect(await db.select().from(itemHolds).where(eq(itemHolds.itemId, item.id))).toEqual([]);
  expect(await ask(editor, "POST", "/holds/lift", { itemId: item.id, why })).toMatchObject({ status: 404 });
  expect(await ask(editor, "POST", "/holds", { itemId: "nothing", why })).toMatchObject({
    body: { code: "item/unknown" },
  });
});

test("of two operators who decide at once one does, and the scores are mended once", async () => {
  const { ana, setId, id } = await reported();
  const editors = [await operatorInside(), await operatorInside()];
  const decided = await Promise.all(
    editors.map((editor, index) =>
      ask(editor, "POST", `/reports/${id}/decision`, { accepts: index === 0, why: `${index}` }),
    ),
  );
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(decided.find(({ status }) => status === 409)?.body.code).toBe("report/decided");
  const winner = decided[0]?.status === 200;
  expect((await outcomeOf(ana, setId)).outcome).toMatchObject({ earned: winner ? 1 : 0 });
  const acts = await (await database()).select().from(operatorActs).where(eq(operatorActs.subject, id));
  expect(acts).toHaveLength(1);
});

test("a decision after the question has a newer version mends the version that was asked, and says which is published", async () => {
  const { ana, setId, item, id } = await reported();
  const db = await database();
  const isOld = and(eq(items.id, item.id), eq(items.version, item.version));
  const [old] = await db.select().from(items).where(isOld);
  if (!old) throw new Error("The question is gone.");
  await db.update(items).set({ status: "retired" }).where(isOld);
  await db
    .insert(items)
    .values({ ...old, version: old.version + 1, contentHash: `${old.contentHash}x`, status: "published" });
  const newer = await sameQuestion({ id: item.id, version: old.version + 1 }, "qqq");
  const editor = await operatorInside();
  const file = operatorViews.ReportFile.parse((await ask(editor, "GET", `/reports/${id}`)).body.data);
  expect(file).toMatchObject({ published: old.version + 1, report: { itemVersion: old.version }, same: 0 });
  await ask(editor, "POST", `/reports/${id}/decision`, { accepts: true, why, same: true, holds: true });
  expect((await outcomeOf(ana, setId)).outcome).toMatchObject({ earned: 1 });
  expect((await outcomeOf(newer.person, newer.setId)).outcome).toMatchObject({ earned: 0 });
  const published = await db
    .select()
    .from(items)
    .where(and(eq(items.id, item.id), eq(items.status, "published")));
  expect(published).toEqual([]);
});

test("a mended word counts in the score of its round", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5, way: "round" });
  for (const { position } of set.items) {
    const given = position === 0 ? await wrongAnswer(set.id, 0) : await rightAnswer(set.id, position);
    await answer(ana, set.id, position, given);
  }
  expect((await readSet(ana, set.id)).roundScore).toBeLessThan(1);
  const { id } = await report(ana, { setId: set.id, position: 0, kind: "should-count" });
  await ask(await operatorInside(), "POST", `/reports/${id}/decision`, { accepts: true, why });
  expect((await readSet(ana, set.id)).roundScore).toBe(1);
  expect((await readHistory(ana)).sets[0]?.score).toBe(1);
});

test("a report that something is wrong mends a score only when the operator says so", async () => {
  for (const mends of [false, true]) {
    const { ana, setId, id } = await reported("wrong");
    await ask(await operatorInside(), "POST", `/reports/${id}/decision`, { accepts: true, why, mends });
    expect((await outcomeOf(ana, setId)).outcome).toMatchObject({ earned: mends ? 1 : 0 });
  }
});

test("a guest's report is decided without a mail", async () => {
  const guest = await visit();
  const { setId } = await withMistake(guest);
  const { id } = await report(guest, { setId, position: 0, kind: "wrong" });
  const decided = await ask(await operatorInside(), "POST", `/reports/${id}/decision`, {
    accepts: true,
    why,
  });
  expect(decided.status).toBe(200);
  expect(await newsOf(guest)).toMatchObject([{ id, status: "accepted" }]);
});

test("the queue has the oldest first, says how many others there are, and tells nobody whose it is", async () => {
  const { ana, item, id } = await reported("wrong");
  const other = await sameQuestion(item, "zzz");
  await report(other.person, { setId: other.setId, position: 0, kind: "wrong", note: "Me too" });
  const editor = await operatorInside();
  const answered = await ask(editor, "GET", "/reports?size=50");
  const queue = operatorViews.Queue.parse(answered.body.data);
  expect(queue.reports.find((each) => each.id === id)).toMatchObject({ others: 1, status: "open" });
  const times = queue.reports.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  expect(JSON.stringify(answered.body)).not.toContain(ana.userId);
  const file = await ask(editor, "GET", `/reports/${id}`);
  expect(operatorViews.ReportFile.parse(file.body.data).others).toMatchObject([{ note: "Me too" }]);
  await ask(editor, "POST", `/reports/${id}/decision`, { accepts: false, why });
  const decided = operatorViews.Queue.parse((await ask(editor, "GET", "/reports?state=decided")).body.data);
  expect(decided.reports[0]).toMatchObject({ id, status: "declined", decidedBy: editor.email, why });
});

test("every act is in the log with who and why, and the log cannot be changed", async () => {
  const { id } = await reported();
  const editor = await operatorInside();
  await ask(editor, "POST", `/reports/${id}/decision`, { accepts: true, why });
  await ask(editor, "POST", "/leave", {});
  const db = await database();
  const acts = await db
    .select()
    .from(operatorActs)
    .where(eq(operatorActs.who, editor.email))
    .orderBy(operatorActs.at, operatorActs.id);
  expect(acts.map(({ act }) => act)).toEqual(["entered", "accepted", "mended", "left"]);
  expect(acts[1]).toMatchObject({ subject: id, why });
  await expect(db.delete(operatorActs)).rejects.toThrow();
  await expect(db.update(operatorActs).set({ who: "somebody else" })).rejects.toThrow();
  const page = await ask(await operatorInside(), "GET", "/acts?size=50");
  expect(operatorViews.ActPage.parse(page.body.data).acts.length).toBeGreaterThan(4);
});

test("a decision without a reason, or on a report that is not there, is refused", async () => {
  const { id } = await reported();
  const editor = await operatorInside();
  const decide = (to: string, body: object) => ask(editor, "POST", `/reports/${to}/decision`, body);
  expect(await decide(id, { accepts: true })).toMatchObject({ status: 400 });
  expect(await decide(id, { accepts: true, why: "   " })).toMatchObject({ status: 400 });
  expect(await decide(id, { accepts: true, why, who: "me" })).toMatchObject({ status: 400 });
  expect(await decide("018f0000-0000-7000-8000-000000000000", { accepts: true, why })).toMatchObject({
    body: { code: "report/unknown" },
  });
  const [row] = await (await database()).select().from(reports).where(eq(reports.id, id));
  expect(row?.status).toBe("open");
});
