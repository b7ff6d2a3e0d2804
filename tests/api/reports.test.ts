import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { reports } from "@/lib/db/schema/reports";
import { movePractice } from "@/lib/services/practice/move-practice";
import * as views from "@/lib/services/reports/views";
import { runtime, withRuntime } from "@/tests/api/harness";
import { report } from "@/tests/api/operator-calls";
import {
  answer,
  call,
  createSet,
  type Person,
  rightAnswer,
  signUp,
  tryAnswer,
  visit,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

async function setWithMistake(person: Person) {
  const set = await createSet(person, { type: "fill-in-the-blanks", size: 5 });
  await answer(person, set.id, 0, await wrongAnswer(set.id, 0));
  await answer(person, set.id, 1, await rightAnswer(set.id, 1));
  return set.id;
}

async function listed(person: Person, query = "") {
  const { data } = await call(person, "GET", `/practice/reports?${query}`);
  return z.array(views.Report).parse(data);
}

test("a finished question can be reported, with a note or none, and its learner finds it again", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  expect(await report(ana, { setId, position: 1, kind: "wrong" })).toMatchObject({ status: 200 });
  await report(ana, { setId, position: 0, kind: "should-count", note: "  Both fit.  " });
  expect(await listed(ana, `set=${setId}`)).toMatchObject([
    { position: 0, kind: "should-count", note: "Both fit.", status: "open", type: "fill-in-the-blanks" },
    { position: 1, kind: "wrong", note: "", why: null, decidedAt: null, isSeen: false },
  ]);
  expect(await listed(ana, "news=1")).toEqual([]);
  expect(await listed(await signUp())).toEqual([]);
});

test("the same report a second time is the first one, also when both come at once", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  const body = { setId, position: 0, kind: "should-count" as const };
  const made = await Promise.all([
    report(ana, body),
    report(ana, { ...body, note: "again" }),
    report(ana, body),
  ]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await listed(ana)).toHaveLength(1);
  const other = await report(ana, { ...body, kind: "wrong" });
  expect(other.id).not.toBe(made[0]?.id);
});

test("what is not finished, not one's own or not there cannot be reported", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const setId = await setWithMistake(ana);
  expect(await report(ana, { setId, position: 2, kind: "wrong" })).toMatchObject({
    code: "report/not-finished",
  });
  expect(await report(ana, { setId, position: 0, step: 4, kind: "wrong" })).toMatchObject({
    code: "report/not-finished",
  });
  for (const place of [
    { setId, position: 0 },
    { setId: "018f0000-0000-7000-8000-000000000000", position: 0 },
    { setId, position: 50 },
  ])
    expect(await report(ben, { ...place, kind: "wrong" })).toMatchObject({
      status: 404,
      code: "practice/unknown-set",
    });
});

test("an answer that has lost nothing has nothing to be given back", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  expect(await report(ana, { setId, position: 1, kind: "should-count" })).toMatchObject({
    status: 409,
    code: "report/full-score",
  });
});

test("a note of 1,001 characters is refused, one of 1,000 emoji is not", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  const body = { setId, position: 0, kind: "wrong" as const };
  expect(await report(ana, { ...body, note: "x".repeat(1_001) })).toMatchObject({ code: "request/invalid" });
  expect(await report(ana, { ...body, note: "🙂".repeat(1_000) })).toMatchObject({ status: 200 });
});

test("a day takes twenty reports of one person; doubled and refused ones do not count", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  const body = { setId, position: 0, kind: "wrong" as const };
  for (let round = 0; round < 25; round += 1) expect((await report(ana, body)).status).toBe(200);
  const { database } = await runtime();
  for (let round = 0; round < 19; round += 1) {
    await database.db.delete(reports).where(eq(reports.userId, ana.userId));
    expect((await report(ana, body)).status).toBe(200);
  }
  await database.db.delete(reports).where(eq(reports.userId, ana.userId));
  expect(await report(ana, body)).toMatchObject({ status: 429, code: "request/too-many" });
});

test("a guest's reports go to the account; where both reported the same, the account's stays", async () => {
  const [guest, ana] = [await visit(), await signUp()];
  const setId = await setWithMistake(guest);
  await report(guest, { setId, position: 0, kind: "wrong", note: "guest" });
  await report(guest, { setId, position: 1, kind: "wrong", note: "alone" });
  const own = await setWithMistake(ana);
  const { database } = await runtime();
  const [made] = await database.db.select().from(reports).where(eq(reports.userId, guest.userId));
  if (!made) throw new Error("The guest has no report.");
  await report(ana, { setId: own, position: 0, kind: "wrong", note: "account" });
  const [twice] = await database.db.select().from(reports).where(eq(reports.note, "guest"));
  await database.db
    .update(reports)
    .set({ itemId: twice?.itemId ?? "", itemVersion: twice?.itemVersion ?? 1 })
    .where(eq(reports.note, "account"));
  await database.db.transaction((tx) => movePractice(tx, guest.userId, ana.userId));
  const notes = await database.db.select().from(reports).where(eq(reports.userId, ana.userId));
  expect(notes.map(({ note }) => note).sort()).toEqual(["account", "alone"]);
});

test("a report whose kind or set is no such thing is refused", async () => {
  const ana = await signUp();
  const setId = await setWithMistake(ana);
  const tryOne = (change: object) =>
    call(ana, "POST", "/practice/reports", { setId, position: 0, kind: "wrong", ...change });
  for (const change of [
    { kind: "other" },
    { setId: "1" },
    { note: 1 },
    { status: "accepted" },
    { position: -1 },
  ])
    expect(await tryOne(change)).toMatchObject({ status: 400, code: "request/invalid" });
  await tryAnswer(ana, setId, 2, await wrongAnswer(setId, 2));
  expect(await tryOne({ position: 2 })).toMatchObject({ status: 200 });
});
