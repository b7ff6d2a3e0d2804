import { type Density, grid } from "@/lib/exam/ability";

/** Where a fraction changes its category. */
export const cuts = [0.2, 0.4, 0.6, 0.8] as const;
const offsets = cuts.map((cut) => Math.log(cut / (1 - cut)));

/** `a` per unit of `abilityScale`, `b` on the exam's scale, `se` the standard error of `b`. */
export type Params = { a: number; b: number; c: number; se: number };
/** Right or wrong (2PL, 3PL), or five categories of a fraction (graded response model, Samejima 1969). */
export type Model = "dichotomous" | "graded";

/** 0 to 4, or 0 and 1. */
export function categoryOf(model: Model, share: number): number {
  if (model === "dichotomous") return share >= 1 ? 1 : 0;
  return cuts.filter((cut) => share >= cut - 1e-9).length;
}

/** (16 sqrt 3 / 15 pi)^2: by it a logistic curve blurred by a normal is a flatter logistic curve. */
const blur = 0.346;

/**
 * The slope that is left when difficulty is known to within `se` and what belongs to a set alone moves its ability with
 * `testletVariance`: the doubt is in every likelihood, and so in every interval.
 */
export function blurredSlope({ a, se }: Params, testletVariance: number): number {
  return a / Math.sqrt(1 + blur * a * a * (se * se + testletVariance));
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** The probability of each category. */
export function probabilities(model: Model, { a, b, c }: Params, theta: number): number[] {
  if (model === "dichotomous") {
    const right = c + (1 - c) * logistic(a * (theta - b));
    return [1 - right, right];
  }
  const above = [1, ...offsets.map((offset) => logistic(a * (theta - b - offset))), 0];
  return above.slice(0, -1).map((value, at) => value - (above[at + 1] ?? 0));
}

/** The expected information of a response at an ability. */
export function informationAt(model: Model, { a, b, c }: Params, theta: number): number {
  if (model === "dichotomous") {
    const right = c + (1 - c) * logistic(a * (theta - b));
    return a * a * ((1 - right) / right) * ((right - c) / (1 - c)) ** 2;
  }
  let [before, slopeBefore, sum] = [1, 0, 0];
  for (let at = 0; at <= offsets.length; at += 1) {
    const offset = offsets[at];
    const above = offset === undefined ? 0 : logistic(a * (theta - b - offset));
    const slope = above * (1 - above);
    const share = before - above;
    if (share > 1e-12) sum += (slopeBefore - slope) ** 2 / share;
    [before, slopeBefore] = [above, slope];
  }
  return a * a * sum;
}

/** log(logistic(x) - logistic(y)) for x > y, also where both are next to 0 or to 1. */
function logBetween(x: number, y: number): number {
  return Math.log1p(-Math.exp(y - x)) - Math.log1p(Math.exp(-x)) - Math.log1p(Math.exp(y));
}

function logLikelihood(model: Model, { a, b, c }: Params, category: number, theta: number): number {
  if (model === "dichotomous") {
    const known = logistic(a * (theta - b));
    return Math.log(Math.max(1e-12, category === 1 ? c + (1 - c) * known : (1 - c) * (1 - known)));
  }
  const upper = category === 0 ? null : a * (theta - b - (offsets[category - 1] ?? 0));
  const lower = category === offsets.length ? null : a * (theta - b - (offsets[category] ?? 0));
  if (upper === null) return lower === null ? 0 : -Math.log1p(Math.exp(lower));
  return lower === null ? -Math.log1p(Math.exp(-upper)) : logBetween(upper, lower);
}

/** The density after a response. */
export function observe(density: Density, model: Model, params: Params, category: number): Density {
  const after: number[] = new Array<number>(grid.length);
  let highest = -Infinity;
  for (let at = 0; at < grid.length; at += 1) {
    const value = (density[at] ?? 0) + logLikelihood(model, params, category, grid[at] ?? 0);
    after[at] = value;
    if (value > highest) highest = value;
  }
  for (let at = 0; at < after.length; at += 1) after[at] = (after[at] ?? 0) - highest;
  return after;
}
