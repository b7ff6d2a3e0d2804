export type DemoAnswer = { level: number; right: boolean };

const scale = Array.from({ length: 31 }, (_, step) => 10 + step * 5);
const spread = 10;
const slip = 0.05;
const prior = (score: number) => Math.exp(-(((score - 90) / 55) ** 2) / 2);

/** How likely a right answer is: half by luck, the rest by how far the score is above the word's level, less a slip. */
const rightAt = (score: number, level: number) =>
  0.5 + (0.5 - slip) / (1 + Math.exp((level - score) / spread));

/** How likely these answers are from readers at each score of the scale. */
export const demoWeights = (answers: readonly DemoAnswer[]) =>
  scale.map((score) => ({
    score,
    chance: answers.reduce(
      (chance, { level, right }) => chance * (right ? rightAt(score, level) : 1 - rightAt(score, level)),
      prior(score),
    ),
  }));

/**
 * How wide the range is after each word: the middle 80 % as it is on average over all readers. What one reader's
 * answers leave open can widen when they contradict each other; what the words tell on average cannot.
 */
export const demoWidths = [95, 90, 85, 80, 75] as const;

/** Where these few answers may come from, in steps of 5. A demonstration, not a measurement. */
export function demoRange(answers: readonly DemoAnswer[]): readonly [low: number, high: number] {
  const weights = demoWeights(answers);
  const total = weights.reduce((sum, { chance }) => sum + chance, 0);
  const middle = weights.reduce((sum, { score, chance }) => sum + score * chance, 0) / total;
  const width = demoWidths[answers.length - 1] ?? 150;
  const low = Math.round((middle - width / 2) / 5) * 5;
  const inside = Math.min(Math.max(low, 10), 160 - width);
  return [inside, inside + width];
}
