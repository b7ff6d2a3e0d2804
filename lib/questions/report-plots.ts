import { depthOf, feetOf, middleOf, type Place, type Plot, type PlotSign } from "@/lib/core/plot";
import type { ReportView, ScoreView, TraceView } from "@/lib/questions/report-view";

export type PlottedSitting = { finishedAt: string; overall: ScoreView; skillCount: number };

/** The sittings that are beside each other, this one last; none where there is nothing to compare. */
export function plottedSittings({ earlier, overall, finishedAt, skillCount }: ReportView): PlottedSitting[] {
  return overall && earlier.length > 0 ? [...earlier, { finishedAt, overall, skillCount }] : [];
}

const between = (places: readonly Place[]): Plot["lines"] =>
  places.slice(1).flatMap((to, at) => {
    const from = places[at];
    return from ? [{ from, to }] : [];
  });

/** The score of each sitting with its interval: a line only between those that can be compared. */
export function plotSittings(sittings: readonly PlottedSitting[]): Plot {
  const placed = sittings.map(({ overall, skillCount }, at) => {
    const x = middleOf(at, sittings.length);
    return { x, y: depthOf(overall.score), overall, skillCount };
  });
  const comparable = [...Map.groupBy(placed, ({ skillCount }) => skillCount).values()];
  return {
    ranges: placed.map(({ x, overall }) => ({ x, low: depthOf(overall.low), high: depthOf(overall.high) })),
    isBand: false,
    lines: comparable.flatMap(between),
    signs: placed.map(({ x, y, skillCount }) => ({
      ...{ x, y },
      sign: skillCount === 4 ? "four-skills" : "fewer-skills",
    })),
    feet: feetOf(sittings.length, 6),
  };
}

type Point = TraceView["at"][number];

const signOf = ({ share }: Point): PlotSign => {
  if (share >= 0.8) return "right";
  return share <= 0.2 ? "wrong" : "partly";
};

/** The estimate with its interval after each answer, and each answer at its difficulty. */
export function plotTrace(at: readonly Point[]): Plot {
  const place = (index: number) => middleOf(index, at.length);
  return {
    ranges: at.map(({ low, high }, index) => ({ x: place(index), low: depthOf(low), high: depthOf(high) })),
    isBand: true,
    lines: between(at.map(({ points }, index) => ({ x: place(index), y: depthOf(points) }))),
    signs: at.map((point, index) => ({
      ...{ x: place(index), y: depthOf(point.difficulty) },
      sign: signOf(point),
    })),
    feet: feetOf(at.length, 10),
  };
}
