import type { Assessment, Band } from "@/lib/assess/assessment";
import { cefrOf } from "@/lib/core/cefr";
import { type NoteCriterion } from "@/lib/core/sample-notes";

/**
 * How levels become a score, by reasoning: no scores of people's were fitted. Raised when a number changes.
 * A level is a point of the descriptors that sample answers are written to (2, 3, 4, 5 are 85, 105, 125, 145).
 */
export const fusion = {
  version: "model-1",
  /** 1 is bare words and phrases. */
  atLevelOne: 65,
  aLevel: 20,
  /** Models mark learners' texts .4 to .8 of 5 lower than people do: the middle of it is given back. */
  correction: 0.6,
  /** Given back at the top too, but a model alone places nobody above this level: 150, where C2 begins. */
  most: 5.25,
  /** No further from the embedded engine's score than this, in points. */
  reach: 35,
  /** Of the model in the common score; the rest is the embedded engine's. */
  share: 0.6,
} as const;

/** These cap what the text may have: a model raises nothing over it. */
const caps: readonly Assessment["reasons"][number][] = [
  "memorized",
  "copied-prompt",
  "repeated",
  "off-topic",
  "gibberish",
];

const inStepsOf5 = (value: number) => Math.max(10, Math.min(160, 5 * Math.round(value / 5)));
const outward = (value: number, round: (value: number) => number) =>
  Math.max(10, Math.min(160, 5 * round(value / 5)));

/** A level of 1 to 5 on the scale of 10 to 160. */
export function scoreOfLevel(level: number): number {
  const corrected = Math.min(fusion.most, level + fusion.correction);
  return fusion.atLevelOne + fusion.aLevel * (corrected - 1);
}

/** Both scores as one; its range is as wide as the embedded one, and wider where the two lie far apart. */
export function fuseBand(asked: number, embedded: Band, mayRaise = true): Band {
  const near = Math.max(embedded.det - fusion.reach, Math.min(embedded.det + fusion.reach, asked));
  const exact = fusion.share * near + (1 - fusion.share) * embedded.det;
  const det = inStepsOf5(mayRaise ? exact : Math.min(exact, embedded.det));
  const apart = Math.abs(near - embedded.det) / 2;
  return {
    det,
    low: outward(det - Math.max(apart, embedded.det - embedded.low), Math.floor),
    high: outward(det + Math.max(apart, embedded.high - embedded.det), Math.ceil),
  };
}

/** The levels of the traits that rest on words of the text. */
export type FoundLevels = Partial<Record<NoteCriterion, number>>;

/** The score by a model's levels and the embedded engine's. Traits count alike; without one the embedded score stands. */
export function fuseScores(
  { overall, criteria, reasons }: Assessment,
  levels: FoundLevels,
): Pick<Assessment, "overall" | "criteria" | "cefr"> {
  const scores = Object.values(levels).map(scoreOfLevel);
  if (!overall || scores.length === 0) return { overall, criteria, cefr: overall && cefrOf(overall.det) };
  const mayRaise = !caps.some((reason) => reasons.includes(reason));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const fused = fuseBand(mean, overall, mayRaise);
  const fusedCriteria = { ...criteria };
  for (const name of ["content", "organisation", "grammar", "vocabulary"] as const) {
    const level = levels[name];
    if (level === undefined) continue;
    fusedCriteria[name] = fuseBand(scoreOfLevel(level), criteria[name] ?? overall, mayRaise);
  }
  return { overall: fused, criteria: fusedCriteria, cefr: cefrOf(fused.det) };
}
