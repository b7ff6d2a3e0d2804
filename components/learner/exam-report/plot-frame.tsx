import { type PlotTone, Sign } from "@/components/learner/exam-report/plot-sign";
import { depthOf, type Plot, plotTicks } from "@/lib/core/plot";

const edge = 12;
const drawn = 190;
const height = drawn + 2 * edge;
/** Pixels from the top for a place. */
const yOf = (depth: number) => edge + drawn * depth;
const percentOf = (share: number) => `${(share * 100).toFixed(2)}%`;

function Ranges({ plot: { ranges, isBand } }: { plot: Plot }) {
  return ranges.map(({ x, low, high }) => {
    const own = { y: yOf(high), height: Math.max(1, yOf(low) - yOf(high)), className: "fill-mark" };
    if (!isBand)
      return (
        <svg key={x} x={percentOf(x)} className="overflow-visible">
          <rect x="-7" width="14" {...own} />
        </svg>
      );
    const width = 1 / ranges.length;
    return <rect key={x} x={percentOf(x - width / 2)} width={percentOf(width)} {...own} />;
  });
}

function Lines({ plot: { lines }, tone }: { plot: Plot; tone: PlotTone }) {
  return lines.map(({ from, to }) => (
    <line
      key={to.x}
      x1={percentOf(from.x)}
      y1={yOf(from.y)}
      x2={percentOf(to.x)}
      y2={yOf(to.y)}
      className={tone === "teal" ? "stroke-teal" : "stroke-ink"}
      strokeWidth="2"
    />
  ));
}

type PlotFrameProps = {
  plot: Plot;
  tone: PlotTone;
  label: string;
  number: (value: number) => string;
  /** The words below the nth point. */
  foot: (at: number) => string;
};

/** The scale from 10 to 160 from bottom to top. Places across are in per cent, so that words and lines keep their size on any screen. */
export function PlotFrame({ plot, tone, label, number, foot }: PlotFrameProps) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
      <div aria-hidden className="relative text-xs text-ink-soft tabular" style={{ height }}>
        {plotTicks.map((at) => (
          <span key={at} className="absolute end-2 -translate-y-1/2" style={{ top: yOf(depthOf(at)) }}>
            {number(at)}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
        {plotTicks.map((at) => (
          <line
            key={at}
            x1="0"
            x2="100%"
            y1={yOf(depthOf(at))}
            y2={yOf(depthOf(at))}
            className="stroke-line"
          />
        ))}
        <Ranges plot={plot} />
        <Lines plot={plot} tone={tone} />
        {plot.signs.map(({ x, y, sign }) => (
          <Sign key={x} x={percentOf(x)} y={yOf(y)} sign={sign} tone={tone} />
        ))}
      </svg>
      <div aria-hidden className="relative col-start-2 mt-1.5 h-6 text-xs text-ink-soft tabular">
        {plot.feet.map(({ x, at }) => (
          <span
            key={at}
            className="absolute -translate-x-1/2 whitespace-nowrap"
            style={{ left: percentOf(x) }}
          >
            {foot(at)}
          </span>
        ))}
      </div>
    </div>
  );
}
