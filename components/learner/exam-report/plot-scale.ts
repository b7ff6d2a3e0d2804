import { scorePosition } from "@/components/ui/score-position";
import { scoreScale } from "@/lib/core/score-scale";

export const plotTop = 12;
const drawn = 190;
export const plotHeight = drawn + 2 * plotTop;

/** Pixels from the top for a score. */
export const yOf = (score: number) =>
  plotTop + (drawn * (100 - scorePosition(score, scoreScale.from, scoreScale.to))) / 100;

/** Per cent from the left for the nth of so many, each in the middle of its own share. */
export const xOf = (at: number, of: number) => ((at + 0.5) / Math.max(1, of)) * 100;
export const percentOf = (place: number) => `${place.toFixed(2)}%`;
