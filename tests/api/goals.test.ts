import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { practiceItems } from "@/lib/db/schema/practice";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import { dateIn, readPlan, readProgress, savePlan, targetOf } from "@/tests/api/goal-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { readPath } from "@/tests/api/path-calls";
import { call, createSet, moveBack, readStoredItems, signUp, visit, work } from "@/tests/api/practice-calls";

withRuntime();

test("a plan is empty until somebody sets one, and then says what they said", async () => {
  const ana = await signUp();
  expect(await readPlan(ana)).toEqual({ testDate: null, target: targetOf({}), weekGoal: null });
  const plan = { testDate: dateIn(30), weekGoal: 40, target: targetOf({ overall: 120, speaking: 115 }) };
  expect((await savePlan(ana, plan)).data).toEqual(plan);
  expect(await readPlan(ana)).toEqual(plan);
  await savePlan(ana, {});
  expect(await readPlan(ana)).toEqual({ testDate: null, target: targetOf({}), weekGoal: null });
  expect(await readPlan(await signUp())).toEqual(await readPlan(ana));
});

test("a score is one of the scale, a week's goal can be reached, and a test lies ahead", async () => {
  const ana = await visit();
  for (const overall of [5, 165, 112, 120.5, "120"])
    expect((await savePlan(ana, { target: { ...targetOf({}), overall } })).code).toBe("request/invalid");
  for (const weekGoal of [0, 1_001, 2.5])
    expect((await savePlan(ana, { weekGoal })).code).toBe("request/invalid");
  for (const testDate of [dateIn(-5), dateIn(900)])
    expect(await savePlan(ana, { testDate })).toMatchObject({ status: 400, code: "goal/test-date" });
  for (const wrong of [{ testDate: "soon" }, { more: 1 }, { target: {} }])
    expect((await savePlan(ana, wrong)).code).toBe("request/invalid");
  for (const zone of ["Mars/Base", "", "x".repeat(90)])
    expect((await call(ana, "GET", `/progress?timeZone=${zone}`)).code).toBe("request/invalid");
});

test("whoever's test is over changes the rest of the plan without naming another date", async () => {
  const ana = await signUp();
  await savePlan(ana, { testDate: dateIn(1) });
  const { clock } = await runtime();
  clock.move(9 * 86_400_000);
  try {
    expect((await savePlan(ana, { testDate: dateIn(1), weekGoal: 20 })).status).toBe(200);
    expect((await readProgress(ana)).daysToTest).toBe(-8);
  } finally {
    clock.move(-9 * 86_400_000);
  }
});

test("a guest's goals fill what the account they sign in to left open", async () => {
  const [gus, ana] = [await visit(), await signUp()];
  await savePlan(gus, { testDate: dateIn(9), weekGoal: 10, target: targetOf({ overall: 100, reading: 90 }) });
  await savePlan(ana, { weekGoal: 25, target: targetOf({ overall: 130 }) });
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: gus.userId, userId: ana.userId }));
  expect(await readPlan(ana)).toEqual({
    ...{ testDate: dateIn(9), weekGoal: 25 },
    target: targetOf({ overall: 130, reading: 90 }),
  });
});

test("of a beginner nothing is said", async () => {
  expect(await readProgress(await signUp())).toMatchObject({
    ...{ daysToTest: null, weak: [], judged: 0 },
    week: { done: 0, goal: null },
  });
});

test("the week counts what was finished since its Monday, a round's worth of words as one", async () => {
  const ana = await signUp();
  await savePlan(ana, { weekGoal: 12, testDate: dateIn(3) });
  await work(ana, { right: 2, wrong: 1 });
  await work(ana, { type: "read-and-select", right: 4, wrong: 1 });
  expect(await readProgress(ana)).toMatchObject({ week: { done: 4, goal: 12 }, daysToTest: 3 });
  await moveBack(ana, 7);
  expect((await readProgress(ana)).week.done).toBe(0);
});

test("what was done in the night counts for the week that it is where the learner lives", async () => {
  const ana = await signUp();
  const set = await work(ana, { right: 1, wrong: 0 });
  const { database } = await runtime();
  const monday = Date.parse(`${(await readProgress(ana)).week.startsOn}T00:00:00Z`);
  await database.db
    .update(practiceItems)
    .set({ finishedAt: new Date(monday - 3 * 3_600_000) })
    .where(and(eq(practiceItems.setId, set.id), eq(practiceItems.position, 0)));
  const doneIn = async (zone: string) => {
    const { week } = await readProgress(ana, zone);
    return week.startsOn === new Date(monday).toISOString().slice(0, 10) ? week.done : null;
  };
  expect(await doneIn("UTC")).toBe(0);
  expect([1, null]).toContain(await doneIn("Asia/Tokyo"));
  expect([0, null]).toContain(await doneIn("America/New_York"));
});

test("from enough answers on, a kind that is often missed is named with them and leads to a set of it", async () => {
  const ana = await signUp();
  await work(ana, { right: 2, wrong: 5 });
  expect(await readProgress(ana)).toMatchObject({ weak: [], judged: 0 });
  expect((await readPath(ana)).entries.map(({ kind }) => kind)).not.toContain("weak");
  expect(await call(ana, "POST", "/practice/sets", { purpose: "weak" })).toMatchObject({
    ...{ status: 404, code: "practice/no-items" },
  });
  await work(ana, { right: 0, wrong: 1 });
  await work(ana, { level: "hard", right: 8, wrong: 0 });
  const worst = { type: "fill-in-the-blanks", level: "medium", missed: 6, of: 8 };
  const { weak, judged } = await readProgress(ana);
  expect({ weak, judged }).toEqual({ weak: [worst], judged: 2 });
  const { entries, nextSet } = await readPath(ana);
  expect(entries[nextSet ?? -1]).toMatchObject({ kind: "weak", done: 0, wish: { purpose: "weak" }, worst });
  const set = await createSet(ana, { purpose: "weak", size: 10 });
  expect(set).toMatchObject({ purpose: "weak", type: null, size: 10 });
  const levels = (await readStoredItems(set.id)).map(({ type, level }) => `${type} ${level}`);
  expect(new Set(levels)).toEqual(new Set(["fill-in-the-blanks medium"]));
  expect((await createSet(ana, { purpose: "weak", size: 5 })).id).toBe(set.id);
});

test("answers of long ago and of others say nothing of today", async () => {
  const [ana, gus] = [await signUp(), await signUp()];
  await work(ana, { right: 0, wrong: 9 });
  expect((await readProgress(ana)).weak).toHaveLength(1);
  expect((await readProgress(gus)).weak).toEqual([]);
  await moveBack(ana, 29);
  expect(await readProgress(ana)).toMatchObject({ weak: [], judged: 0 });
});
