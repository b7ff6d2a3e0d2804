import { scoreScale } from "@/lib/core/score-scale";

export type Band = { det: number; low: number; high: number };

/** A score as the scale has it, in steps of 5: more figures would promise more than there is. */
export const toStep = (score: number) => Math.round(score / scoreScale.step) * scoreScale.step;

export const stepsOf = ({ det, low, high }: Band): Band => ({
  det: toStep(det),
  low: toStep(low),
  high: toStep(high),
});
