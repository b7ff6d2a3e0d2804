import { middleOf } from "@/lib/core/cefr";
import { type WritingTask } from "@/lib/core/corrected-tasks";
import { type NoteCriterion } from "@/lib/core/sample-notes";

/** Where the figures are from: the 256 authored sample answers (content/bank/prompts) at 85, 105, 125 and 145. */
export const calibration = {
  version: "writing-2026-11-2",
  /**
   * A composite of 0 to 1 and its score: the middles of the levels' bands, each at the composite that the samples of the
   * scores around it have, and the ends of the scale.
   */
  anchors: [
    [0, 10],
    [0.12, 10],
    [0.247, middleOf("A1")],
    [0.413, middleOf("A2")],
    [0.556, middleOf("B1")],
    [0.744, middleOf("B2")],
    [0.818, middleOf("C1")],
    [0.877, middleOf("C2")],
    [0.9, 160],
    [1, 160],
  ],
  /** What a task's short time takes from the composite of the same ability. */
  offsets: {
    "write-about-the-photo": 0.085,
    "interactive-writing": -0.03,
    "writing-sample": -0.03,
    "summarize-the-conversation": 0.03,
    "free-text": 0,
  },
  /** The share of a criterion that texts of a composite have: its slope and its share at none. */
  usual: {
    content: { slope: 0.75, from: 0.1 },
    organisation: { slope: 0.44, from: 0.44 },
    grammar: { slope: 1.22, from: -0.06 },
    vocabulary: { slope: 1.19, from: -0.21 },
  },
  /** Points by which a criterion may stand out, and points for a whole share. */
  most: 25,
  perShare: 110,
} as const satisfies {
  version: string;
  anchors: readonly (readonly [number, number])[];
  offsets: Record<WritingTask, number>;
  usual: Record<NoteCriterion, { slope: number; from: number }>;
  most: number;
  perShare: number;
};

/**
 * Half the width of the range that holds the true score two times in three. `npm run eval:writing` prints the residuals on
 * our own samples (9 points); those were written to their scores, so learners' texts scatter more: a correlation of .62
 * with raters, as automatic scorers without fitted weights have, leaves a standard deviation of 16.
 */
export const range = {
  version: "2026-11",
  source: "Residuals on authored samples, and reasoning from a correlation of .62",
  overall: 16,
  criterion: 20,
  /** What is added for few words: this over the root of their number. */
  perFewWords: 40,
} as const;
