import { expect, test } from "vitest";

import { type Blueprint, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { anyScore, sitSmall, smallBlueprint, smallOffer } from "@/lib/exam/exam.fixture";
import { report } from "@/lib/exam/report";
import { comparableOf, describeSitting, type SittingFacts } from "@/lib/exam/sitting-report/describe-sitting";
import type { GivenAnswer } from "@/lib/exam/sitting-report/given-answer";
import { type ExamState, type Score, turnsOf } from "@/lib/exam/state";
import { skills } from "@/lib/questions/define-schema";
import { ReportView } from "@/lib/questions/report-view";

const given: GivenAnswer = {
  seconds: 15,
  marks: [],
  correctionId: null,
  text: null,
};

type Facts = Omit<SittingFacts, "scores">;

const facts = (answers: Record<number, Partial<GivenAnswer>> = {}): Facts => ({
  id: "sitting",
  startedAt: new Date("2026-11-20T10:00:00Z"),
  finishedAt: new Date("2026-11-20T10:52:00Z"),
  timing: 1,
  breaks: [],
  silences: [],
  answers: new Map(
    slotsOf(smallBlueprint).map((_, at) => [at, { ...given, ...answers[at] }] as [number, GivenAnswer]),
  ),
  earlier: [],
  separate: ["reading"],
  known: [],
  asked: new Map(),
});

/** A share for what a key scores, points for the rest. */
const earning =
  (shareOf: (at: number) => number, points: number) =>
  (state: ExamState, at: number): Score =>
    turnsOf(state)[at]?.asked.observation
      ? { state: "share", share: shareOf(at) }
      : { state: "points", points, error: null };

/** As it is described when its report is made. */
const fresh = (state: ExamState, blueprint: Blueprint, more: Facts) =>
  describeSitting(state, blueprint, { ...more, scores: report(state, blueprint) });

const describe = (scoreOf: Parameters<typeof sitSmall>[2], more = facts()) =>
  fresh(sitSmall(smallOffer(), "a", scoreOf), smallBlueprint, more);

const at = (task: string) =>
  slotsOf(smallBlueprint).flatMap((slot, index) => (slot.task === task ? [index] : []));

test("what is shown is what the engine found, and fits what the interface reads", () => {
  const state = sitSmall(smallOffer(), "a", anyScore(4));
  const view = fresh(state, smallBlueprint, facts());
  const found = report(state, smallBlueprint);
  expect(ReportView.parse(view)).toEqual(view);
  expect(view.overall).toEqual({
    score: found.overall?.score,
    low: found.overall?.low,
    high: found.overall?.high,
  });
  expect(view.skills.speaking).toBeNull();
  expect(view.skillCount).toBe(3);
  expect(view.evidence.map(({ answers }) => answers)).toEqual([7, 6, 3]);
});

test("a report stays what it was when it was made, whatever the engine would find of the answers today", () => {
  const state = sitSmall(smallOffer(), "a", anyScore(4));
  const made = report(state, smallBlueprint);
  const overall = { score: 85, low: 70, high: 100, points: 84, error: 7 };
  const scores = { ...made, overall, versions: { ...made.versions, engines: "2020-01" } };
  const view = describeSitting(state, smallBlueprint, { ...facts(), scores });
  expect(view.overall).toEqual({ score: 85, low: 70, high: 100 });
  expect(view.versions.engines).toBe("2020-01");
});

test("the trace ends at the ability of the report, one point an answer that a key scored", () => {
  const view = describe(earning((slot) => slot % 2, 110));
  const reading = view.traces.find(({ skill }) => skill === "reading");
  expect(reading?.at).toHaveLength(7);
  expect(Math.abs((reading?.at.at(-1)?.points ?? 0) - (view.skills.reading?.score ?? 0))).toBeLessThan(5);
  for (const { low, points, high } of reading?.at ?? []) {
    expect(low).toBeLessThanOrEqual(points);
    expect(points).toBeLessThanOrEqual(high);
  }
});

test("a skill whose own score tells no more than the overall is named as such, one without a score is not", () => {
  const view = describe(anyScore(4), { ...facts(), separate: ["reading"] });
  expect(view.asOverall).toEqual(["listening", "writing"]);
  expect(describe(anyScore(4), { ...facts(), separate: skills }).asOverall).toEqual([]);
});

test("skills are called different only beyond chance", () => {
  const near = describe((state, slot) => {
    const model = turnsOf(state)[slot]?.asked.observation?.model;
    if (!model) return { state: "points", points: 95, error: null };
    return { state: "share", share: model === "graded" ? 0.5 : slot % 2 };
  });
  expect(near.differences).toEqual([]);
  const apart = describe(earning(() => 1, 20));
  expect(apart.differences).toContainEqual({ higher: "reading", lower: "writing" });
  expect(apart.next).toMatchObject({ reason: "weaker-skill", skill: "writing" });
});

test("an answer says how it was given, and a right one is never rushed", () => {
  const [fast = 0, right = 1] = at("fill-in-the-blanks");
  const [late = 0] = at("listen-and-type");
  const view = describe(
    earning((slot) => (slot === right ? 1 : 0.5), 100),
    {
      ...facts({
        [fast]: { seconds: 1, marks: ["rushed"] },
        [right]: { seconds: 1, marks: ["rushed", "changed"] },
        [late]: { marks: ["timed-out", "late"] },
      }),
      timing: 1.5,
    },
  );
  expect(view.answers[fast]).toMatchObject({ seconds: 1, limitSeconds: 30, marks: ["rushed"] });
  expect(view.answers[right]?.marks).toEqual(["changed"]);
  expect(view.answers[late]?.marks).toEqual(["timed-out", "late"]);
});

test("a clock that ran out again and again comes first of what to do next", () => {
  const slots = at("listen-and-type").slice(0, 3);
  const timedOut = Object.fromEntries(slots.map((slot) => [slot, { marks: ["timed-out" as const] }]));
  const view = describe(
    earning((slot) => slot % 2, 110),
    facts(timedOut),
  );
  expect(view.next).toMatchObject({ reason: "out-of-time", task: "listen-and-type", count: 3 });
});

test("nothing scored has no next step and no trace", () => {
  const view = describe(() => ({ state: "unscored" }));
  expect(view).toMatchObject({ overall: null, next: null, traces: [], skillCount: 0 });
});

test("an earlier score is lower only beyond the error of the difference, and three skills are another line", () => {
  const state = sitSmall(
    smallOffer(),
    "a",
    earning((slot) => slot % 2, 110),
  );
  const now = comparableOf(report(state, smallBlueprint), smallBlueprint, facts());
  if (!now) throw new Error("The sitting has no overall.");
  const before = (points: number, more = {}) => ({
    ...now,
    id: String(points),
    finishedAt: new Date("2026-10-01T10:00:00Z"),
    overall: { ...now.overall, points, score: points },
    ...more,
  });
  const points = now.overall.points;
  const earlier = [
    before(points - 2.7 * now.overall.error),
    before(points - 2.9 * now.overall.error),
    before(points + 2.9 * now.overall.error),
    before(20, { skillCount: 4 }),
    before(21, { scale: "2020-01" }),
    before(22, { blueprint: "short-reading" }),
  ];
  const view = fresh(state, smallBlueprint, { ...facts(), earlier });
  expect(view.earlier.map(({ change }) => change)).toEqual(["similar", "higher", "lower", null, null]);
});

test("an exam of one skill is about that skill", () => {
  const part = { skill: "listening", count: 4, range: [4, 4] } as const;
  const blueprint: Blueprint = { ...smallBlueprint, parts: { "listen-and-type": part } };
  const state = sitSmall({ ...smallOffer(), blueprint }, "a", (_, slot) => ({
    state: "share",
    share: slot % 2,
  }));
  const view = fresh(state, blueprint, { ...facts(), answers: new Map() });
  expect(view.only).toBe("listening");
  expect(view.overall).toEqual(view.skills.listening);
  expect(view.overall).not.toBeNull();
  expect(view.evidence.map(({ skill }) => skill)).toEqual(["listening"]);
  expect(view.asOverall).toEqual([]);
});
