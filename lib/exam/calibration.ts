import { blurredSlope, type Model, type Params, probabilities } from "@/lib/exam/response-model";

/** A first attempt at standard time; ability and its standard error from the other items of its sitting. */
export type Response = { theta: number; sd: number; category: number };

/** Fewer say too little of a difficulty, and fewer than the second too little of slope and guessing. */
export const [fewestForDifficulty, fewestForSlope] = [100, 500] as const;

/** Standard deviations of what is thought of ln(slope) and of guessing before: both are those of the type. */
const [slopeDoubt, guessingDoubt] = [0.3, 0.07];
const limits = { a: [0.3, 3], b: [-6, 5], c: [0, 0.5] } as const;

function logLikelihood(model: Model, params: Params, responses: readonly Response[]): number {
  return responses.reduce((sum, { theta, sd, category }) => {
    const a = blurredSlope({ ...params, se: sd }, 0);
    return sum + Math.log(Math.max(1e-12, probabilities(model, { ...params, a }, theta)[category] ?? 0));
  }, 0);
}

/** The largest value of a function of one number by golden sections. */
function maximize(value: (at: number) => number, [from, to]: readonly [number, number]): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  while (high - low > 1e-3) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - ratio * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + ratio * (high - low);
      atRight = value(right);
    }
  }
  return (low + high) / 2;
}

/**
 * What responses make of an item's parameters: the maximum a posteriori, with what was thought before as the prior (`se`
 * of its difficulty). Difficulty alone from 100 responses, slope and guessing, too, from 500. Null below. The new `se` is
 * that of the difficulty.
 */
export function calibrate(model: Model, before: Params, responses: readonly Response[]): Params | null {
  if (responses.length < fewestForDifficulty) return null;
  const posterior = (params: Params) =>
    logLikelihood(model, params, responses) -
    0.5 * ((params.b - before.b) / before.se) ** 2 -
    0.5 * (Math.log(params.a / before.a) / slopeDoubt) ** 2 -
    0.5 * ((params.c - before.c) / guessingDoubt) ** 2;
  const free: ("a" | "b" | "c")[] = ["b"];
  if (responses.length >= fewestForSlope) free.push("a", ...(before.c > 0 ? (["c"] as const) : []));
  let params = before;
  for (let round = 0; round < (free.length > 1 ? 8 : 1); round += 1) {
    for (const name of free) {
      const held = params;
      params = { ...held, [name]: maximize((at) => posterior({ ...held, [name]: at }), limits[name]) };
    }
  }
  const step = 0.05;
  const at = (b: number) => posterior({ ...params, b });
  const curvature = (2 * at(params.b) - at(params.b - step) - at(params.b + step)) / step ** 2;
  return { ...params, se: curvature > 0 ? Math.min(before.se, 1 / Math.sqrt(curvature)) : before.se };
}
