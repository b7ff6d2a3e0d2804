import type { Band } from "@/lib/assess/assessment";
import type { SpeechMeasures } from "@/lib/assess/speech/speech-assessment";

/**
 * How measures become scores, by reasoning: no learner's recording that people scored was at hand. Raised when a number
 * changes. Each line joins points of [measure, score of 10 to 160].
 */
export const speechScale = {
  version: "speech-1",
  /** Words a minute, pauses included. Somebody at ease has 130 and more; word by word is under 60. Faster isn't better. */
  pace: [
    [20, 20],
    [50, 50],
    [75, 75],
    [95, 92],
    [115, 110],
    [135, 130],
    [160, 150],
  ],
  /** Seconds of speech between two pauses: two or three words at first, whole sentences at last. */
  run: [
    [0.4, 20],
    [0.8, 50],
    [1.3, 78],
    [2, 100],
    [3, 120],
    [4.5, 140],
    [6, 150],
  ],
  /** The share of the time from the first word to the last in which nobody speaks. */
  silent: [
    [0.1, 150],
    [0.2, 132],
    [0.3, 112],
    [0.4, 92],
    [0.5, 74],
    [0.65, 45],
    [0.8, 20],
  ],
  /** Points for each filler in 100 words beyond the three that everybody has, and the most. */
  filler: { free: 3, each: 1.5, most: 12 },
  /** By how many points content falls where half of the questions had no answer. */
  unanswered: 30,
  /** Content of what has nothing to do with the question: the top of B1. */
  offTopic: 95,
  /** Half of a range. A text's own is 16 points; what a transcriber mishears adds some 12 to it, in squares. */
  half: 20,
  halfOfCriterion: 25,
} as const;

/** A line through points in the order of their measures; level before the first and after the last. */
export function scoreOn(line: readonly (readonly [number, number])[], value: number): number {
  const after = line.findIndex(([at]) => at >= value);
  const [right, left] = [line[after], line[after - 1]];
  if (!right) return line.at(-1)?.[1] ?? 10;
  if (!left) return right[1];
  return left[1] + ((value - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}

const clamp = (value: number) => Math.max(10, Math.min(160, value));

/** A score in steps of 5 with its range, never narrower than `half` to a side. */
export function bandOf(score: number, half: number): Band {
  const det = clamp(5 * Math.round(score / 5));
  return {
    det,
    low: clamp(5 * Math.floor((det - half) / 5)),
    high: clamp(5 * Math.ceil((det + half) / 5)),
  };
}

/** Fluency by pace, runs and pauses alike, less what too many fillers take; null where too little is known. */
export function scoreFluency(measures: SpeechMeasures, words: number): number | null {
  const { wordsAMinute, runSeconds, speechSeconds, pauses, fillers } = measures;
  if (wordsAMinute === null || runSeconds === null || speechSeconds === 0) return null;
  const paused = pauses.reduce((all, { start, end }) => all + end - start, 0);
  const { pace, run, silent, filler } = speechScale;
  const scores = [
    scoreOn(pace, wordsAMinute),
    scoreOn(run, runSeconds),
    scoreOn(silent, paused / (paused + speechSeconds)),
  ];
  const often = words > 0 ? (100 * (fillers ?? 0)) / words : 0;
  const taken = Math.min(filler.most, filler.each * Math.max(0, often - filler.free));
  return clamp(scores.reduce((all, score) => all + score, 0) / scores.length - taken);
}
