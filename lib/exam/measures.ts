import type { ExamTask } from "@/lib/exam/blueprint/blueprint";
import type { Model } from "@/lib/exam/response-model";

/** How an answer to a task is evidence of ability. */
export type Measure = {
  model: Model;
  /** Of what belongs to one set alone: its subject, its voice, a day's luck with it. */
  testletVariance: number;
  /** The share that somebody gets who does not read or listen, and its standard deviation. */
  guess: { mean: number; sd: number };
};

const none = { mean: 0, sd: 0 };

/**
 * Versioned: a sitting names the version it was measured with. Before 300 sittings all of it is set by reasoning. The
 * guesses follow from the rules of scoring: of a round of words hits less false alarms, choices of four, and nothing for
 * what has to be typed.
 */
export const measurement = {
  version: "2026-11",
  reason: "set by reasoning before any response; testlets between the two variances that are simulated",
  /** Wide, since nobody has sat yet; the simulated population has a standard deviation of 1. */
  prior: { mean: 0, sd: 1.5 },
  /** How far the four abilities go together: what a skill that was not measured is likely to be. */
  correlation: 0.8,
  /** How much of the variance of a difficulty's error all items of a type have in common. */
  commonShare: 0.15,
  /** The slope of a round of words, which its rule gives by itself: 18 words of slope 1, half of what is not known guessed. */
  roundSlope: 1.9,
  tasks: {
    "read-and-select": { model: "graded", testletVariance: 0.25, guess: { mean: 0.09, sd: 0.14 } },
    "fill-in-the-blanks": { model: "dichotomous", testletVariance: 0, guess: none },
    "read-and-complete": { model: "graded", testletVariance: 1, guess: none },
    "interactive-reading": { model: "graded", testletVariance: 1, guess: { mean: 0.18, sd: 0.12 } },
    "listen-and-type": { model: "graded", testletVariance: 0, guess: none },
    "interactive-listening": { model: "graded", testletVariance: 1, guess: { mean: 0.18, sd: 0.14 } },
  } satisfies Partial<Record<ExamTask, Measure>>,
} as const;

/** A word asked by itself, as practice does and as each word of a round is: half of what is not known is guessed. */
const alone: Partial<Record<ExamTask, { model: Model; testletVariance: number; c: number }>> = {
  "read-and-select": { model: "dichotomous", testletVariance: 0, c: 0.45 },
};

/** How one item is measured, also of a task whose items come in rounds; `c` where the task sets it. */
export function measureAlone(task: ExamTask): { model: Model; testletVariance: number; c?: number } | null {
  return alone[task] ?? measureOf(task);
}

export function measureOf(task: ExamTask): Measure | null {
  const measures: Partial<Record<ExamTask, Measure>> = measurement.tasks;
  return measures[task] ?? null;
}

/**
 * How far the engines are from what a person is worth, in points, as a standard deviation. Assumptions until pairs with
 * official results are there. Speaking is never thought better than writing.
 */
export const engineErrors = {
  version: "2026-11",
  writing: {
    points: 16,
    reason:
      "a correlation of .62 with raters, which the embedded engine's features reach at best, leaves 16 points",
  },
  speaking: {
    points: 18,
    reason:
      "no rated recordings are at hand; the engine reads a transcript, so it errs as writing does and mishears besides",
  },
  /** Of the variance: what stays the same in all answers of a person, so that more answers do not help. */
  personShare: 0.5,
  /** Of that: what writing and speaking have in common, since one engine judges language in both. */
  sharedBetween: 0.5,
} as const;
