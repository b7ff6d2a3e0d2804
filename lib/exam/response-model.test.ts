import fc from "fast-check";
import { expect, test } from "vitest";

import { abilityOf, densityOf, grid } from "@/lib/exam/ability";
import {
  blurredSlope,
  categoryOf,
  informationAt,
  type Model,
  observe,
  type Params,
  probabilities,
} from "@/lib/exam/response-model";

const models = fc.constantFrom<Model>("dichotomous", "graded");
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const paramsOf = fc.record({ a: real(0.3, 3), b: real(-4, 4), c: real(0, 0.4), se: real(0, 1) });

test("a fraction changes its category at .2, .4, .6 and .8", () => {
  expect([0, 0.19, 0.2, 0.39, 0.4, 0.6, 0.79, 0.8, 1].map((share) => categoryOf("graded", share))).toEqual([
    0, 0, 1, 1, 2, 3, 3, 4, 4,
  ]);
  expect([0, 0.99, 1].map((share) => categoryOf("dichotomous", share))).toEqual([0, 0, 1]);
  expect(categoryOf("graded", 0.1 + 0.2 + 0.3)).toBe(3);
});

test("the probabilities of the categories are a whole, and a higher ability expects more", () => {
  fc.assert(
    fc.property(models, paramsOf, real(-5, 4), (model, params, theta) => {
      const expected = (at: number) =>
        probabilities(model, params, at).reduce((sum, value, category) => sum + value * category, 0);
      const shares = probabilities(model, params, theta);
      expect(shares.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(expected(theta + 0.5)).toBeGreaterThan(expected(theta));
    }),
    { seed: 1 },
  );
});

test("information is the expected square of the slope of the log-likelihood", () => {
  fc.assert(
    fc.property(models, paramsOf, real(-4, 3), (model, params, theta) => {
      const step = 1e-4;
      const [low, at, high] = [theta - step, theta, theta + step].map((each) =>
        probabilities(model, params, each),
      );
      const found = (at ?? []).reduce((sum, share, category) => {
        const slope = ((high?.[category] ?? 0) - (low?.[category] ?? 0)) / (2 * step);
        return share > 1e-9 ? sum + (slope * slope) / share : sum;
      }, 0);
      expect(Math.abs(informationAt(model, params, theta) - found)).toBeLessThan(1e-3);
    }),
    { seed: 2 },
  );
});

test("the density after a response is the one before times its probability", () => {
  const params: Params = { a: 1.4, b: 0.3, c: 0, se: 0 };
  const before = densityOf({ mean: 0, sd: 1.5 });
  const after = observe(before, "graded", params, 3);
  const ratio = (at: number) =>
    (after[at] ?? 0) - (before[at] ?? 0) - Math.log(probabilities("graded", params, grid[at] ?? 0)[3] ?? 0);
  expect(ratio(30)).toBeCloseTo(ratio(90), 9);
  expect(Math.max(...after)).toBe(0);
});

test("without a response an ability is its prior, and doubt of a difficulty leaves more doubt of an ability", () => {
  const prior = densityOf({ mean: 0, sd: 1 });
  expect(abilityOf(prior).mean).toBeCloseTo(0, 2);
  expect(abilityOf(prior).sd).toBeCloseTo(1, 2);
  const params: Params = { a: 1.3, b: 0, c: 0, se: 0 };
  const doubted = { ...params, se: 0.8 };
  const sdAfter = (each: Params) =>
    abilityOf(observe(prior, "graded", { ...each, a: blurredSlope(each, 0) }, 2)).sd;
  expect(sdAfter(doubted)).toBeGreaterThan(sdAfter(params) + 0.02);
  expect(blurredSlope(params, 1)).toBeLessThan(params.a);
});
