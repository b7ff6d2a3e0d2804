import { expect, test } from "vitest";

import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { abilityOf } from "@/lib/exam/ability";
import { commonVariance } from "@/lib/exam/common-error";
import { start } from "@/lib/exam/exam";
import { anyScore, sitSmall, smallBlueprint, smallOffer } from "@/lib/exam/exam.fixture";
import { engineErrors, measurement } from "@/lib/exam/measures";
import { type Estimate, isDifferent, report } from "@/lib/exam/report";
import { type ExamState, type Score, turnsOf } from "@/lib/exam/state";

const middling =
  (points: number) =>
  (state: ExamState, at: number): Score =>
    turnsOf(state)[at]?.asked.observation
      ? { state: "share", share: at % 2 }
      : { state: "points", points, error: null };

const reported = (scoreOf: Parameters<typeof sitSmall>[2]) =>
  report(sitSmall(smallOffer(), "a", scoreOf), smallBlueprint);

test("every score is one that there is, inside its interval, and a mean is the mean of what is shown", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const found = reported(anyScore(seed));
    for (const each of [found.overall, ...Object.values(found.skills), ...Object.values(found.integrated)]) {
      if (!each) continue;
      expect(each.score % 5).toBe(0);
      expect(each.low).toBeGreaterThanOrEqual(10);
      expect(each.low).toBeLessThanOrEqual(each.score);
      expect(each.high).toBeGreaterThanOrEqual(each.score);
      expect(each.high).toBeLessThanOrEqual(160);
    }
    const { reading, writing } = found.skills;
    const shown = ((reading?.score ?? 0) + (writing?.score ?? 0)) / 2;
    expect(Math.abs((found.integrated.literacy?.score ?? 0) - shown)).toBeLessThanOrEqual(2.5);
  }
});

test("a skill that nothing scored has no score, and takes those with it that rest on it", () => {
  const found = reported(middling(120));
  expect(found.skills.speaking).toBeNull();
  expect(found.integrated).toMatchObject({ conversation: null, production: null });
  expect(found.integrated.literacy).not.toBeNull();
  expect(found.overall).not.toBeNull();
  expect(report(start(smallBlueprint, measurement.prior, "a"), smallBlueprint).overall).toBeNull();
});

test("three skills tell less of the overall than four: what is missing is in the interval", () => {
  const { skills, overall } = reported(middling(120));
  const known = [skills.reading, skills.listening, skills.writing].flatMap((each) => each?.error ?? []);
  const alone = Math.sqrt(known.reduce((sum, error) => sum + error ** 2, 0)) / 3;
  expect(overall?.error).toBeGreaterThan(alone + 0.2);
});

test("two skills make an overall with a wider interval still, and one makes none", () => {
  const three = sitSmall(smallOffer(), "a", middling(120));
  const only = (...named: string[]): ExamState => ({
    ...three,
    log: three.log.map((entry) =>
      entry.event === "scored" && !named.includes(slotAt(smallBlueprint, entry.slot).skill)
        ? { ...entry, score: { state: "unscored" } }
        : entry,
    ),
  });
  const { overall, integrated } = report(only("reading", "listening"), smallBlueprint);
  expect(overall?.score).toBe(integrated.comprehension?.score);
  expect(overall?.error).toBeGreaterThan(integrated.comprehension?.error ?? Infinity);
  expect(overall?.error).toBeGreaterThan(report(three, smallBlueprint).overall?.error ?? Infinity);
  expect(report(only("reading"), smallBlueprint).overall).toBeNull();
});

test("difficulties that err together leave an error that more items of their type do not take away", () => {
  const state = sitSmall(smallOffer(), "a", anyScore(3));
  const ability = abilityOf(state.densities["reading"] ?? []);
  const variance = commonVariance(state, smallBlueprint, ["reading"], ability);
  const { commonShare } = measurement;
  expect(variance).toBeLessThan(commonShare * 0.3 ** 2);
  expect(variance).toBeGreaterThan((commonShare * 0.3 ** 2) / 2 - 1e-9);
  expect(report(state, smallBlueprint).skills.reading?.error).toBeGreaterThan(20 * ability.sd);
});

test("who types what is right is no guesser, however badly chosen the rest is", () => {
  const found = reported((state, at) => {
    const observation = turnsOf(state)[at]?.asked.observation;
    if (!observation) return { state: "points", points: 10, error: null };
    return { state: "share", share: observation.model === "dichotomous" ? at % 2 : 0 };
  });
  expect(found.guessed).toEqual(["listening"]);
});

test("more answers of one engine help, but not beyond what it gets wrong of a person", () => {
  const { writing } = reported(middling(120)).skills;
  expect(writing?.error).toBeLessThan(engineErrors.writing.points);
  expect(writing?.error).toBeGreaterThan(engineErrors.writing.points * Math.sqrt(engineErrors.personShare));
  expect(engineErrors.speaking.points).toBeGreaterThanOrEqual(engineErrors.writing.points);
});

test("who always says Yes and gives nothing else has the lowest score", () => {
  const found = reported((state, at) =>
    turnsOf(state)[at]?.asked.observation
      ? { state: "share", share: at === 0 ? 1 / 9 : 0 }
      : { state: "points", points: 10, error: null },
  );
  expect(found.guessed).toEqual(expect.arrayContaining(["reading", "listening"]));
  expect(found.overall?.score).toBe(10);
});

test("one ability behind all items has an overall and no skills, unless nothing was answered or all was guessed", () => {
  const general = { ...smallBlueprint, measures: "general" as const };
  const overallOf = (share: number) => {
    const state = sitSmall({ ...smallOffer(), blueprint: general }, "a", () => ({ state: "share", share }));
    const { overall, skills } = report(state, general);
    expect(Object.values(skills)).toEqual([null, null, null, null]);
    return overall?.score ?? 0;
  };
  expect(overallOf(0)).toBe(10);
  expect(overallOf(0.5)).toBeGreaterThan(40);
  expect(overallOf(1)).toBeGreaterThan(overallOf(0.5));
  expect(report(start(general, measurement.prior, "a"), general).overall).toBeNull();
});

test("two scores are different only beyond 1.96 standard errors of their difference", () => {
  const at = (points: number): Estimate => ({ score: points, low: 10, high: 160, points, error: 10 });
  expect(isDifferent(at(100), at(127))).toBe(false);
  expect(isDifferent(at(100), at(128))).toBe(true);
  expect(isDifferent(at(100), at(120), 60)).toBe(true);
});
