import { expect, test } from "vitest";

import { addDays, type Facts, type Standing } from "@/lib/plan/facts";
import { planPath } from "@/lib/plan/plan-path";
import { questionTypes } from "@/lib/questions/types";

const monday = "2026-11-23";
const [short, round, long, heard] = questionTypes;
if (!short || !round || !long || !heard) throw new Error("The tests need four types.");

const noTarget = { overall: null, reading: null, listening: null, speaking: null, writing: null };
const facts: Facts = {
  today: "2026-11-25",
  monday,
  goals: { testDate: null, target: noTarget, weekGoal: null },
  standing: null,
  begunOn: "2026-11-02",
  kinds: [
    { type: short, skill: "reading", setCount: 5 },
    { type: round, skill: "reading", setCount: 1 },
    { type: long, skill: "reading", setCount: 1 },
    { type: heard, skill: "listening", setCount: 5 },
  ],
  courses: [
    { slug: "read-one", skill: "reading" },
    { slug: "read-two", skill: "reading" },
    { slug: "hear-one", skill: "listening" },
    { slug: "words", skill: null },
  ],
  read: [],
  answered: [],
  mocks: [],
  corrections: [],
  words: { isAny: true, learned: [] },
  open: { mock: true, writing: true, speaking: false },
};
const standing: Standing = { on: "2026-11-04", points: 95, low: 75, high: 115, skills: {} };
const given = (change: Partial<Facts>): Facts => ({ ...facts, ...change });
const goals = (change: Partial<Facts["goals"]>) => ({ ...facts.goals, ...change });
const target = (overall: number) => ({ ...noTarget, overall });
const practiceOf = (change: Partial<Facts>) =>
  planPath(given(change)).entries.flatMap((entry) => (entry.kind === "practice" ? [entry] : []));
const entryOf = (change: Partial<Facts>, kind: string) =>
  planPath(given(change)).entries.filter((entry) => entry.kind === kind);

test("the same facts give the same path, and a day later in the week the same tasks", () => {
  expect(planPath(facts)).toEqual(planPath(facts));
  const named = (today: string) => practiceOf({ today }).map(({ type, need }) => `${type} ${need}`);
  expect(named("2026-11-29")).toEqual(named(monday));
});

test("a week has the questions that its learner wants, in whole sets, and what is done is ticked", () => {
  const week = practiceOf({ goals: goals({ weekGoal: 20 }), answered: [{ [short]: 3, [heard]: 60 }] });
  const needed = week.reduce((sum, { need }) => sum + need, 0);
  expect(needed).toBeGreaterThanOrEqual(20);
  expect(needed).toBeLessThan(25);
  expect(week.find(({ type }) => type === short)).toMatchObject({ done: 3 });
  const listened = week.find(({ type }) => type === heard);
  expect(listened?.done).toBe(listened?.need);
});

test("what was answered this week changes no task of it", () => {
  const plain = practiceOf({}).map(({ type, need }) => [type, need]);
  expect(practiceOf({ answered: [{ [short]: 30 }] }).map(({ type, need }) => [type, need])).toEqual(plain);
});

test("a weaker skill gets more than a stronger one, and says why", () => {
  const asked = (skills: Standing["skills"]) =>
    practiceOf({ standing: { ...standing, skills } }).find(({ type }) => type === heard);
  const weaker = asked({ listening: "weaker", reading: "stronger" });
  const stronger = asked({ listening: "stronger", reading: "weaker" });
  expect(weaker?.need).toBeGreaterThan(stronger?.need ?? 0);
  expect(weaker?.why).toEqual({ kind: "weaker", skill: "listening" });
  const [course] = entryOf({ standing: { ...standing, skills: { listening: "weaker" } } }, "course");
  expect(course).toMatchObject({ slug: "hear-one", why: { kind: "weaker", skill: "listening" } });
});

test("a skill with a target of its own above the overall one gets more, too", () => {
  const wanted = { ...target(110), listening: 125 };
  const aimed = practiceOf({ goals: goals({ target: wanted }) }).find(({ type }) => type === heard);
  expect(aimed?.why).toEqual({ kind: "target", skill: "listening" });
  expect(aimed?.need).toBeGreaterThan(practiceOf({}).find(({ type }) => type === heard)?.need ?? 0);
});

test("what last week was to have and has not moves into this one and comes first", () => {
  const before = practiceOf({});
  const done = Object.fromEntries(before.map(({ type, need }) => [type, need]));
  expect(practiceOf({ answered: [{}, done] }).map(({ why }) => why.kind)).not.toContain("missed");
  const { [heard]: _none, ...rest } = done;
  const [first] = practiceOf({ answered: [{}, rest] });
  expect(first).toMatchObject({ type: heard, why: { kind: "missed" } });
});

test("a week in which nothing was done is not counted up", () => {
  expect(practiceOf({}).map(({ why }) => why.kind)).not.toContain("missed");
});

test("who began this week has missed nothing, and a part of the week to fill", () => {
  const late = practiceOf({ begunOn: "2026-11-28", today: "2026-11-28", answered: [{}, {}] });
  expect(late.reduce((sum, { need }) => sum + need, 0)).toBeLessThanOrEqual(15);
  expect(late.map(({ why }) => why.kind)).not.toContain("missed");
});

test("courses come in turn: read ones are ticked, unread ones move, and all fit in before the test", () => {
  const slugs = (change: Partial<Facts>) =>
    entryOf(change, "course").map((entry) => (entry.kind === "course" ? `${entry.slug} ${entry.done}` : ""));
  expect(slugs({})).toEqual(["read-one 0"]);
  expect(slugs({ read: [{ slug: "read-one", on: "2026-11-24" }] })).toEqual(["read-one 1"]);
  expect(slugs({ read: [{ slug: "read-one", on: "2026-11-18" }] })).toEqual(["read-two 0"]);
  const soon = given({ goals: goals({ testDate: "2026-12-08" }) });
  const { entries, later } = planPath(soon);
  const planned = [
    ...entries.flatMap((entry) => (entry.kind === "course" ? [entry.slug] : [])),
    ...later.flatMap(({ courses }) => courses),
  ];
  expect(planned.toSorted()).toEqual(facts.courses.map(({ slug }) => slug).toSorted());
});

test("the last mock exam stands in the whole week before the test, and none in the test's own", () => {
  const { later, beyond } = planPath(given({ goals: goals({ testDate: "2027-01-28" }) }));
  expect(beyond).toBe(0);
  expect(later.at(-1)).toMatchObject({ isTestWeek: true, mock: null, courses: [], corrections: 0 });
  expect(later.at(-2)?.mock).toBe("last");
  const mocks = later.flatMap(({ mock, startsOn }) => (mock ? [startsOn] : []));
  expect(mocks.length).toBeGreaterThanOrEqual(2);
});

test("a mock exam that was missed is due again, one that was done is ticked, and a closed product is in no plan", () => {
  expect(entryOf({}, "mock")).toMatchObject([{ why: "first", done: 0 }]);
  expect(entryOf({ mocks: ["2026-11-24"] }, "mock")).toMatchObject([{ why: "first", done: 1 }]);
  expect(entryOf({ mocks: ["2026-11-14"] }, "mock")).toEqual([]);
  expect(entryOf({ mocks: ["2026-10-14"] }, "mock")).toMatchObject([{ why: "rehearsal" }]);
  const closed = planPath(given({ open: { mock: false, writing: false, speaking: false } }));
  expect(closed.entries.map(({ kind }) => kind)).not.toContain("mock");
  expect(closed.entries.map(({ kind }) => kind)).not.toContain("correction");
  expect(closed.later.every(({ mock, corrections }) => mock === null && corrections === 0)).toBe(true);
});

test("corrections of the week are counted by skill", () => {
  const [entry] = entryOf(
    {
      corrections: [
        { skill: "writing", on: monday },
        { skill: "writing", on: "2026-11-20" },
      ],
    },
    "correction",
  );
  expect(entry).toMatchObject({ skill: "writing", need: 1, done: 1 });
});

test("what is not measured begins with the diagnostic, which is ticked in its week and gone in the next", () => {
  expect(planPath(facts).entries[0]).toMatchObject({ kind: "diagnostic", done: 0 });
  const today = { standing: { ...standing, on: facts.today } };
  expect(planPath(given(today)).entries[0]).toMatchObject({ kind: "diagnostic", done: 1 });
  expect(entryOf({ standing }, "diagnostic")).toEqual([]);
});

test("what lies between estimate and target is said as it is", () => {
  const outlook = (overall: number | null, testDate: string | null = null) =>
    planPath(given({ standing, goals: goals({ testDate, target: { ...noTarget, overall } }) })).outlook;
  expect(outlook(null)).toEqual({ kind: "no-target" });
  expect(outlook(75)).toEqual({ kind: "reached" });
  expect(outlook(110)).toEqual({ kind: "within" });
  expect(outlook(125)).toEqual({ kind: "above", points: 30, weeks: null });
  expect(outlook(125, addDays(facts.today, 7 * 20))).toEqual({ kind: "above", points: 30, weeks: 20 });
  expect(outlook(125, addDays(facts.today, 22))).toEqual({ kind: "far", points: 30, weeks: 3 });
  expect(outlook(125, "2026-11-01")).toEqual({ kind: "above", points: 30, weeks: null });
  expect(planPath(given({ goals: goals({ target: target(120) }) })).outlook).toEqual({ kind: "unmeasured" });
});

test("a test far away is planned for half a year, and the rest is said to be there", () => {
  const { later, beyond } = planPath(given({ goals: goals({ testDate: addDays(monday, 7 * 40 + 2) }) }));
  expect(later).toHaveLength(25);
  expect(beyond).toBe(15);
  expect(planPath(facts).later).toHaveLength(7);
});

test("in the week of the test practice is in proportion, and on its day there is none", () => {
  const near = (testDate: string) =>
    practiceOf({ goals: goals({ testDate, weekGoal: 35 }) }).reduce((sum, { need }) => sum + need, 0);
  expect(near("2026-11-27")).toBeLessThan(30);
  expect(practiceOf({ today: monday, goals: goals({ testDate: monday }) })).toEqual([]);
});

test("words have days of their own, of which those with an answer are done; a week that is half over has fewer", () => {
  const learned = ["2026-11-20", "2026-11-23", "2026-11-23", "2026-11-24"];
  expect(entryOf({ words: { isAny: true, learned } }, "words")).toEqual([
    { kind: "words", why: "kept", need: 5, done: 2 },
  ]);
  expect(entryOf({ begunOn: "2026-11-26", words: { isAny: false, learned: [] } }, "words")).toEqual([
    { kind: "words", why: "first", need: 3, done: 0 },
  ]);
});

test("in the week of the test nobody begins with words", () => {
  const soon = { goals: goals({ testDate: "2026-11-28" }) };
  expect(entryOf({ ...soon, words: { isAny: false, learned: [] } }, "words")).toEqual([]);
  expect(entryOf({ ...soon, words: { isAny: true, learned: [] } }, "words")).toHaveLength(1);
});
