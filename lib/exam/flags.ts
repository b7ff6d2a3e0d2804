import type { Response } from "@/lib/exam/calibration";
import { blurredSlope, type Model, type Params, probabilities } from "@/lib/exam/response-model";

/** Fewer responses flag nothing. */
const fewestForFlags = 200;
/** An item that goes less than this with ability is no measure of it. */
const leastCorrelation = 0.15;
/** A change that is smaller, in standard deviations of a response, is negligible; at even chances it is one of .15. */
const leastChange = 0.3;

/** The share of a standard normal distribution above a value (Abramowitz and Stegun 26.2.17). */
export function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((total, term) => (total + term) * t, 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z >= 0 ? tail : 1 - tail;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The correlation of what was earned with ability, and the probability of one so low if it were .15. Null below 200 responses. */
export function discrimination(responses: readonly Response[]): { correlation: number; p: number } | null {
  if (responses.length < fewestForFlags) return null;
  const [x, y] = [mean(responses.map(({ theta }) => theta)), mean(responses.map(({ category }) => category))];
  let [both, left, right] = [0, 0, 0];
  for (const { theta, category } of responses) {
    both += (theta - x) * (category - y);
    left += (theta - x) ** 2;
    right += (category - y) ** 2;
  }
  const correlation = left > 0 && right > 0 ? both / Math.sqrt(left * right) : 0;
  const z =
    (Math.atanh(Math.min(0.999, correlation)) - Math.atanh(leastCorrelation)) *
    Math.sqrt(responses.length - 3);
  return { correlation, p: 1 - upperTail(z) };
}

/**
 * Whether an item became easier or harder in the course of its responses, which are in their order: the largest
 * departure of the cumulated residuals from an even course, the change half-way that it would come of, and the
 * probability of one so large by chance (a Brownian bridge; Ploberger and Kramer, 1992). Null below 200 responses.
 */
export function drift(
  model: Model,
  params: Params,
  responses: readonly Response[],
): { departure: number; change: number; p: number } | null {
  if (responses.length < fewestForFlags) return null;
  const residuals = responses.map(({ theta, sd, category }) => {
    const a = blurredSlope({ ...params, se: sd }, 0);
    const shares = probabilities(model, { ...params, a }, theta);
    const expected = shares.reduce((sum, share, each) => sum + share * each, 0);
    const variance = shares.reduce((sum, share, each) => sum + share * (each - expected) ** 2, 0);
    return (category - expected) / Math.sqrt(Math.max(1e-6, variance));
  });
  const level = mean(residuals);
  const spread = Math.sqrt(mean(residuals.map((residual) => (residual - level) ** 2)));
  let [sum, departure] = [0, 0];
  for (const residual of residuals) {
    sum += residual - level;
    const way = Math.abs(sum) / (spread * Math.sqrt(residuals.length));
    if (way > departure) departure = way;
  }
  const change = (4 * departure) / Math.sqrt(residuals.length);
  // Each look is another chance of a false find, and with many responses of one that matters to nobody.
  return { departure, change, p: change < leastChange ? 1 : bridgeTail(departure) };
}

function bridgeTail(x: number): number {
  if (x < 0.2) return 1;
  let sum = 0;
  for (let term = 1; term <= 20; term += 1) sum += (term % 2 ? 2 : -2) * Math.exp(-2 * term * term * x * x);
  return Math.min(1, Math.max(0, sum));
}

/** Which of several probabilities are findings, so that of these one in twenty is chance (Benjamini and Hochberg, 1995). */
export function findings(probabilitiesByItem: ReadonlyMap<string, number>, rate = 0.05): string[] {
  const ordered = [...probabilitiesByItem].sort(([, one], [, other]) => one - other);
  const last = ordered.findLastIndex(([, p], at) => p <= (rate * (at + 1)) / ordered.length);
  return ordered.slice(0, last + 1).map(([id]) => id);
}
