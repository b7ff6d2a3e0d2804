import { expect, test } from "vitest";

import { mergeGuest } from "@/lib/services/identity/merge-guest";
import type { PathView } from "@/lib/services/path/views";
import { dateIn, savePlan, targetOf } from "@/tests/api/goal-calls";
import { report, sit, sitter, start } from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { markCourse, readPath } from "@/tests/api/path-calls";
import { cardsOf, rate } from "@/tests/api/vocabulary-calls";
import { call, createSet, moveBack, newAddress, signUp, visit, work } from "@/tests/api/practice-calls";

withRuntime();

type Entry = PathView["entries"][number];
type Of<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;
const isKind =
  <Kind extends Entry["kind"]>(kind: Kind) =>
  (entry: Entry): entry is Of<Kind> =>
    entry.kind === kind;
const setsOf = ({ entries }: PathView) => entries.filter(isKind("practice"));
const coursesOf = ({ entries }: PathView) => entries.filter(isKind("course"));

test("a guest who has done nothing is led to the diagnostic and to a short easy set that can be made", async () => {
  const gus = await visit();
  const { entries, nextSet, standing, outlook } = await readPath(gus);
  expect({ standing, outlook }).toEqual({ standing: null, outlook: { kind: "no-target" } });
  expect(entries[0]).toMatchObject({ kind: "diagnostic", done: 0 });
  const next = entries[nextSet ?? -1];
  expect(next).toMatchObject({ kind: "practice", why: { kind: "first" }, wish: { level: "easy", size: 5 } });
  const { status } = await call(gus, "POST", "/practice/sets", next?.kind === "practice" ? next.wish : null);
  expect(status).toBe(200);
});

test("every set of a week can be made as it stands, and has the questions that its learner wants", async () => {
  const ana = await signUp();
  await work(ana, { right: 1, wrong: 0 });
  await moveBack(ana, 20);
  await savePlan(ana, { weekGoal: 30 });
  const sets = setsOf(await readPath(ana));
  const asked = sets.reduce((sum, { need }) => sum + need, 0);
  expect(asked).toBeGreaterThanOrEqual(30);
  expect(asked).toBeLessThan(35);
  for (const { wish, why } of sets) {
    expect(["even", "rare"]).toContain(why.kind);
    expect((await call(ana, "POST", "/practice/sets", wish)).status).toBe(200);
  }
});

test("what is answered is ticked off, once and in its own week", async () => {
  const ana = await signUp();
  await work(ana, { right: 1, wrong: 0 });
  await moveBack(ana, 20);
  const done = async () =>
    setsOf(await readPath(ana)).find(({ type }) => type === "fill-in-the-blanks")?.done;
  expect(await done()).toBe(0);
  await work(ana, { right: 2, wrong: 1 });
  expect(await done()).toBe(3);
  await moveBack(ana, 7);
  expect(await done()).toBe(0);
});

test("what was left over of last week's questions comes first in this one and says so", async () => {
  const ana = await signUp();
  await work(ana, { right: 1, wrong: 0 });
  await moveBack(ana, 20);
  await work(ana, { right: 1, wrong: 0 });
  await moveBack(ana, 7);
  const [first] = setsOf(await readPath(ana));
  expect(first?.why.kind).toBe("missed");
});

test("a day on which words were answered is ticked off, once", async () => {
  const ana = await signUp();
  const wordsOf = async () => (await readPath(ana)).entries.filter(isKind("words"));
  expect(await wordsOf()).toMatchObject([{ done: 0, why: "first" }]);
  for (const { id } of await cardsOf(ana, 2)) await rate(ana, id);
  expect(await wordsOf()).toMatchObject([{ done: 1, why: "kept" }]);
});

test("a course is read when its reader says so, and not when they take it back", async () => {
  const ana = await signUp();
  const [course] = coursesOf(await readPath(ana));
  if (!course) throw new Error("The week has no course.");
  expect(course).toMatchObject({ done: 0 });
  expect(course.title).not.toBe(course.slug);
  expect((await markCourse(ana, course.slug, true)).status).toBe(200);
  expect((await markCourse(ana, course.slug, true)).status).toBe(200);
  expect(coursesOf(await readPath(ana))).toContainEqual({ ...course, done: 1 });
  await markCourse(ana, course.slug, false);
  expect(coursesOf(await readPath(ana))[0]).toEqual(course);
  expect(await markCourse(ana, "no-such-course", true)).toMatchObject({
    status: 404,
    body: { code: "path/unknown-course" },
  });
});

test("the weeks reach to the test, and a target is seen beside what is known", async () => {
  const ana = await signUp();
  await savePlan(ana, { testDate: dateIn(24), target: targetOf({ overall: 120 }) });
  const { later, beyond, outlook, target, isTestWeek, testDate } = await readPath(ana);
  expect({ outlook, target, testDate, isTestWeek }).toEqual({
    ...{ outlook: { kind: "unmeasured" }, target: 120, testDate: dateIn(24), isTestWeek: false },
  });
  expect(later.at(-1)?.isTestWeek).toBe(true);
  expect(later.filter((week) => week.isTestWeek)).toHaveLength(1);
  expect(beyond).toBe(0);
  await savePlan(ana, { testDate: dateIn(0) });
  expect(await readPath(ana)).toMatchObject({ isTestWeek: true, later: [] });
});

test("what a guest read goes to the account they sign in to, and nobody sees another's path", async () => {
  const [gus, ana, eve] = [await visit(), await signUp(), await signUp()];
  const [course] = coursesOf(await readPath(gus));
  if (!course) throw new Error("The week has no course.");
  await markCourse(gus, course.slug, true);
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: gus.userId, userId: ana.userId }));
  expect(coursesOf(await readPath(ana))[0]).toMatchObject({ slug: course.slug, done: 1 });
  expect(coursesOf(await readPath(eve))[0]).toMatchObject({ slug: course.slug, done: 0 });
});

test("the set of what is missed most stays in the week, ticked, once it was done", async () => {
  const ana = await signUp();
  await work(ana, { right: 1, wrong: 7 });
  const weakOf = async () => (await readPath(ana)).entries.filter(isKind("weak"));
  expect(await weakOf()).toMatchObject([{ done: 0, worst: { missed: 7, of: 8 } }]);
  const set = await createSet(ana, { purpose: "weak", size: 5 });
  for (const { position } of set.items)
    await call(ana, "POST", "/practice/answers", { setId: set.id, position, answer: null, millis: 20_000 });
  expect(await weakOf()).toMatchObject([{ done: 1 }]);
});

test("a guest's diagnostic is where the path begins, and goes with it to their account", async () => {
  const [gus, ana] = [await sitter({ temp: true }), await signUp()];
  const visitor = { token: gus.token, userId: gus.id, address: newAddress() };
  await savePlan(visitor, { testDate: dateIn(40), target: targetOf({ overall: 160 }) });
  const { id } = await sit(gus, await start(gus, "diagnostic"), {
    // Everything read is right, nothing heard is.
    isRight: ({ task }) => task?.skill === "reading",
  });
  const { scores, standings } = await report(gus, id);
  const { score: points, low, high } = scores.overall ?? {};
  const path = await readPath(visitor);
  expect(path.standing).toMatchObject({ points, low, high, skills: standings });
  expect(path.standing?.skills).toMatchObject({ listening: "weaker", writing: null, speaking: null });
  expect(path.entries[0]).toMatchObject({ kind: "diagnostic", done: 1 });
  // Of somebody who reads all and hears nothing, little is known: the interval may reach to the end of the scale.
  expect((high ?? 0) < 160 ? ["above", "far"] : ["within"]).toContain(path.outlook.kind);
  const weaker = { kind: "weaker", skill: "listening" };
  expect(coursesOf(path)[0]?.why).toEqual(weaker);
  expect(setsOf(path).map(({ why }) => why)).toContainEqual(weaker);
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: gus.id, userId: ana.userId }));
  expect((await readPath(ana)).standing).toEqual(path.standing);
});

test("a diagnostic that has no result yet changes nothing", async () => {
  const gus = await sitter({ temp: true });
  await sit(gus, await start(gus, "diagnostic"), { until: ({ tasks }) => tasks.done === 2 });
  const visitor = { token: gus.token, userId: gus.id, address: newAddress() };
  expect(await readPath(visitor)).toMatchObject({ standing: null, nextSet: expect.any(Number) });
});

test("a path needs a session and a time zone that there is", async () => {
  expect((await call(null, "GET", "/path")).status).toBe(401);
  expect((await call(await visit(), "GET", "/path?timeZone=Mars/Base")).code).toBe("request/invalid");
});
