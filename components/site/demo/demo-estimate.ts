export type DemoAnswer = { level: number; right: boolean };

const scale = Array.from({ length: 31 }, (_, step) => 10 + step * 5);
const spread = 13;
const prior = (score: number) => Math.exp(-(((score - 90) / 55) ** 2) / 2);

/** How likely a right answer is: half by luck, the rest by how far the score is above the word's level. */
const rightAt = (score: number, level: number) => 0.5 + 0.5 / (1 + Math.exp((level - score) / spread));

/** The middle 80 % of where these few answers may come from, in steps of 5. A demonstration, not a measurement. */
export function demoRange(answers: readonly DemoAnswer[]): readonly [low: number, high: number] {
  const weights = scale.map((score) =>
    answers.reduce(
      (weight, { level, right }) => weight * (right ? rightAt(score, level) : 1 - rightAt(score, level)),
      prior(score),
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return [quantile(weights, total * 0.1), quantile(weights, total * 0.9)];
}

function quantile(weights: readonly number[], target: number) {
  let sum = 0;
  const index = weights.findIndex((weight) => (sum += weight) >= target);
  return scale[index === -1 ? scale.length - 1 : index] ?? 160;
}
