import { type Band } from "@/lib/assess/assessment";
import { type FeatureName } from "@/lib/assess/writing/features/features";
import { calibration, range } from "@/lib/assess/writing/score/calibration";
import { criterionWeights, weights } from "@/lib/assess/writing/score/weights";
import { type WritingTask } from "@/lib/core/corrected-tasks";
import { noteCriteria, type NoteCriterion } from "@/lib/core/sample-notes";

type Shares = Readonly<Record<FeatureName, number>>;
const lowest = 10;
const highest = 160;
const step = 5;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const inSteps = (score: number) => within(Math.round(score / step) * step, lowest, highest);

function weighted(shares: Shares, parts: Partial<Record<FeatureName, number>>) {
  const entries = Object.entries(parts) as [FeatureName, number][];
  const sum = entries.reduce((total, [, weight]) => total + weight, 0);
  return entries.reduce((total, [name, weight]) => total + weight * shares[name], 0) / sum;
}

export function criterionShares(shares: Shares): Record<NoteCriterion, number> {
  return {
    content: weighted(shares, weights.content),
    organisation: weighted(shares, weights.organisation),
    grammar: weighted(shares, weights.grammar),
    vocabulary: weighted(shares, weights.vocabulary),
  };
}

export const compositeOf = (shares: Record<NoteCriterion, number>) =>
  noteCriteria.reduce((sum, criterion) => sum + criterionWeights[criterion] * shares[criterion], 0) / 100;

/** A composite on the scale of 10 to 160, between the anchors. */
export function scoreOf(composite: number): number {
  const { anchors } = calibration;
  const at = Math.max(
    1,
    anchors.findIndex(([share]) => share >= composite),
  );
  const [low, from] = anchors[at - 1] ?? [0, lowest];
  const [high, to] = anchors[at] ?? [1, highest];
  return from + ((composite - low) / (high - low)) * (to - from);
}

/** A score in steps with its range, which is wider where few words were written. */
export function bandOf(score: number, half: number, words: number): Band {
  const width = half + range.perFewWords / Math.sqrt(Math.max(1, words)) - range.perFewWords / Math.sqrt(200);
  const det = inSteps(score);
  const reach = Math.max(half, Math.round(width / step) * step);
  return { det, low: inSteps(det - reach), high: inSteps(det + reach) };
}

/** A text at this score or lower says no more than that. */
export const floorBand = (det: number): Band => ({
  det,
  low: lowest,
  high: within(det + 10, lowest, highest),
});

export type Scores = { overall: number; criteria: Record<NoteCriterion, number> };

/** The whole, and how far each criterion stands out from what texts of that whole usually have. */
export function scoresOf(shares: Shares, task: WritingTask): Scores {
  const byCriterion = criterionShares(shares);
  const composite = compositeOf(byCriterion);
  const overall = scoreOf(composite + calibration.offsets[task]);
  const { usual, perShare, most } = calibration;
  const scoreFor = (criterion: NoteCriterion) => {
    const expected = usual[criterion].from + usual[criterion].slope * composite;
    return overall + within(perShare * (byCriterion[criterion] - expected), -most, most);
  };
  return {
    overall,
    criteria: {
      content: scoreFor("content"),
      organisation: scoreFor("organisation"),
      grammar: scoreFor("grammar"),
      vocabulary: scoreFor("vocabulary"),
    },
  };
}
