import { type PlotSign, plotSigns } from "@/lib/core/plot";

export type PlotTone = "ink" | "teal";
const fills = { ink: "fill-ink", teal: "fill-teal" } as const;
const strokes = { ink: "stroke-ink", teal: "stroke-teal" } as const;

type SignProps = { x: string; y: number; sign: PlotSign; tone: PlotTone };

/** One answer or one sitting in a plot. `x` may be in per cent: what is drawn keeps its size. */
export function Sign({ x, y, sign, tone }: SignProps) {
  const { shape, radius, filled } = plotSigns[sign];
  const size = 2 * radius;
  const outline = `fill-card ${strokes[tone]}`;
  return (
    <svg x={x} y={y} className="overflow-visible">
      {shape === "circle" ? (
        <circle r={radius} className={outline} strokeWidth="1.5" />
      ) : (
        <rect x={-radius} y={-radius} width={size} height={size} className={outline} strokeWidth="1.5" />
      )}
      {filled > 0 ? <circle r={radius * filled} className={fills[tone]} /> : null}
    </svg>
  );
}
