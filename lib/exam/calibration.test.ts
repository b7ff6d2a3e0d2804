import { expect, test } from "vitest";

import { calibrate, fewestForDifficulty } from "@/lib/exam/calibration";
import { discrimination, drift, findings } from "@/lib/exam/flags";
import { compareGroups, type GroupResponse } from "@/lib/exam/group-difference";
import type { Params } from "@/lib/exam/response-model";
import { randomOf, simulate } from "@/lib/exam/simulation.fixture";
import { valueOfSubscores } from "@/lib/exam/subscores";

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

const truth: Params = { a: 1.2, b: 0, c: 0, se: 0 };

test("100 responses bring a difficulty to within .26, and its error says so", () => {
  const random = randomOf(1);
  const found = Array.from({ length: 200 }, () => {
    const real = { ...truth, b: 0.6 * random.normal() };
    const responses = simulate({ model: "dichotomous", params: real, count: 100, sd: 0.4 }, random);
    const after = calibrate("dichotomous", { ...truth, se: 0.6 }, responses);
    return { off: (after?.b ?? 9) - real.b, se: after?.se ?? 9, a: after?.a };
  });
  expect(rootMeanSquare(found.map(({ off }) => off))).toBeLessThan(0.26);
  expect(found.filter(({ off, se }) => Math.abs(off) <= 1.96 * se).length).toBeGreaterThan(
    0.9 * found.length,
  );
  expect(found.every(({ a }) => a === truth.a)).toBe(true);
});

test("fewer say nothing, and 500 correct a slope", () => {
  const random = randomOf(2);
  const steep = { ...truth, a: 1.8 };
  const few = simulate({ model: "graded", params: steep, count: fewestForDifficulty - 1, sd: 0.2 }, random);
  expect(calibrate("graded", { ...truth, se: 0.6 }, few)).toBeNull();
  const many = simulate({ model: "graded", params: steep, count: 600, sd: 0.2 }, random);
  expect(calibrate("graded", { ...truth, se: 0.6 }, many)?.a).toBeGreaterThan(1.5);
});

test("an item that ability does not help with is found, one that it does is not", () => {
  const random = randomOf(3);
  const noise = simulate({ model: "dichotomous", params: truth, count: 400, sd: 0.3 }, random).map(
    (each) => ({
      ...each,
      category: random.even() < 0.5 ? 1 : 0,
    }),
  );
  const good = simulate({ model: "dichotomous", params: truth, count: 400, sd: 0.3 }, random);
  const found = new Map([
    ["noise", discrimination(noise)?.p ?? 1],
    ...Array.from({ length: 19 }, (_, at): [string, number] => [`good ${at}`, discrimination(good)?.p ?? 1]),
  ]);
  expect(findings(found)).toEqual(["noise"]);
  expect(discrimination(noise.slice(0, 199))).toBeNull();
});

test("an item that leaks half-way is found, and few of those that do not", () => {
  const random = randomOf(4);
  const simulated = (count: number, b: number) =>
    simulate({ model: "graded", params: { ...truth, b }, count, sd: 0.3 }, random);
  const steady = Array.from({ length: 100 }, (_, at): [string, number] => [
    `steady ${at}`,
    drift("graded", truth, simulated(300, 0))?.p ?? 1,
  ]);
  const easier = simulated(150, 0).map((each) => ({ ...each, category: Math.min(4, each.category + 1) }));
  const leaked = drift("graded", truth, [...simulated(150, 0), ...easier])?.p ?? 1;
  const found = findings(new Map([...steady, ["leaked", leaked]]));
  expect(found).toContain("leaked");
  expect(found.length).toBeLessThanOrEqual(3);
});

test("an item that never changes is seldom said to have, however often it is looked at", () => {
  const random = randomOf(7);
  const isEverFound = () => {
    const all = simulate({ model: "dichotomous", params: truth, count: 2_000, sd: 0.3 }, random);
    for (let count = 200; count <= all.length; count = Math.ceil(count * 1.1))
      if ((drift("dichotomous", truth, all.slice(0, count))?.p ?? 1) <= 0.05) return true;
    return false;
  };
  const found = Array.from({ length: 100 }, isEverFound).filter(Boolean).length;
  expect(found / 100).toBeLessThanOrEqual(0.15);
});

test("of many chances none is a finding, and a finding is not lost among them", () => {
  const chances = Array.from({ length: 100 }, (_, at): [string, number] => [`${at}`, (at + 1) / 100]);
  expect(findings(new Map(chances))).toEqual([]);
  expect(findings(new Map([...chances, ["real", 1e-6]]))).toEqual(["real"]);
});

test("a word that is easier for one language at the same ability is found, whoever is better", () => {
  const random = randomOf(5);
  const group = (isFocal: boolean, ability: number, help: number): GroupResponse[] =>
    Array.from({ length: 400 }, () => {
      const theta = ability + random.normal();
      return { theta, isFocal, isRight: random.even() < 1 / (1 + Math.exp(-1.2 * (theta + help))) };
    });
  const cognate = compareGroups([...group(false, 0, 0), ...group(true, -0.5, 1)]);
  expect(cognate?.level).toBe("C");
  expect(cognate?.delta).toBeGreaterThan(1);
  expect(compareGroups([...group(false, 0, 0), ...group(true, -0.5, 0)])?.level).toBe("A");
  expect(compareGroups([...group(false, 0, 0), ...group(true, 0, 0).slice(0, 99)])).toBeNull();
});

test("a subscore adds value when it is sure enough of something of its own", () => {
  const random = randomOf(6);
  const people = Array.from({ length: 3_000 }, () => [random.normal(), random.normal(), random.normal()]);
  const subscore = (own: number, at: number, error: number) => ({
    scores: people.map((each) => (each[0] ?? 0) + own * (each[at] ?? 0) + error * random.normal()),
    errorVariance: error ** 2,
  });
  const value = valueOfSubscores({ sure: subscore(1, 1, 0.3), vague: subscore(0.1, 2, 1) });
  expect(value.sure.addsValue).toBe(true);
  expect(value.vague.addsValue).toBe(false);
  expect(value.sure.own).toBeCloseTo(2 / 2.09, 1);
});
