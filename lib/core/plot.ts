import { clipPoints, scoreScale } from "@/lib/core/score-scale";

/** Places are shares of a plot's width and height, from its left and its top. */
export type Place = { x: number; y: number };

/** What stands for one answer or one sitting: told by its shape, not by its color alone. */
export const plotSigns = {
  right: { shape: "circle", radius: 5, filled: 1 },
  partly: { shape: "circle", radius: 5, filled: 0.5 },
  wrong: { shape: "circle", radius: 5, filled: 0 },
  "four-skills": { shape: "circle", radius: 5, filled: 1 },
  "fewer-skills": { shape: "square", radius: 5, filled: 0 },
} as const;
export type PlotSign = keyof typeof plotSigns;

/** What is drawn between the lowest and the highest score, in a browser and in a file alike. */
export type Plot = {
  /** From low to high around each `x`: touching each other as a band, or standing apart as bars. */
  ranges: { x: number; low: number; high: number }[];
  isBand: boolean;
  lines: { from: Place; to: Place }[];
  signs: (Place & { sign: PlotSign })[];
  /** Which points have words below them. */
  feet: { x: number; at: number }[];
};

export const plotTicks = [10, 60, 110, 160] as const;

/** How far below the highest score one stands. */
export const depthOf = (score: number) =>
  (scoreScale.to - clipPoints(score)) / (scoreScale.to - scoreScale.from);

/** The nth of so many stands in the middle of its own share. */
export const middleOf = (at: number, of: number) => (at + 0.5) / Math.max(1, of);

/** So many points as there is room for have words below them, the last one always. */
export function feetOf(count: number, most: number): Plot["feet"] {
  const step = Math.ceil(count / most);
  return Array.from({ length: count }, (_, at) => ({ x: middleOf(at, count), at })).filter(
    ({ at }) => (count - 1 - at) % step === 0,
  );
}
