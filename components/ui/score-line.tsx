import { classNames } from "@/components/ui/class-names";
import { scorePosition } from "@/components/ui/score-position";
import { scoreScale } from "@/lib/core/score-scale";

type ScoreLineProps = {
  /** The whole reading in words, such as "Estimate: about 115, between 105 and 125, on a scale from 10 to 160". */
  label: string;
  score?: number | undefined;
  range?: readonly [low: number, high: number] | undefined;
  /** A flag on the ruler, with its figure below; what is aimed for. */
  target?: { at: number; text: string } | undefined;
  /** Whether the range's own figures stand above it; their room is kept while there is none. */
  hasEnds?: boolean;
  min?: number;
  max?: number;
  /** Figures under the ruler; already in the reader's numerals. */
  ticks?: readonly { at: number; text: string }[];
  /** The figure above the marker. */
  text?: string | undefined;
  size?: "md" | "lg";
  className?: string;
};

const heights = {
  md: { bare: "h-13", ends: "h-19", marked: "h-20" },
  lg: { bare: "h-16", ends: "h-22", marked: "h-26" },
} as const;

const hundred = (part: number) => `${part}%`;

function Ticks({ min, max }: { min: number; max: number }) {
  const { step: each } = scoreScale;
  const steps = Array.from({ length: (max - min) / each + 1 }, (_, i) => min + i * each);
  return steps.map((step) => (
    <span
      key={step}
      className={classNames(
        "absolute bottom-0 w-px -translate-x-1/2",
        (step - min) % 25 === 0 ? "h-3.5 bg-ink" : "h-2 bg-line-strong",
      )}
      style={{ left: hundred(scorePosition(step, min, max)) }}
    />
  ));
}

function Marker({ left, text, big }: { left: string; text: string | number; big: boolean }) {
  return (
    <>
      <span
        className={classNames(
          "absolute top-0 -translate-x-1/2 rounded-sm bg-marker px-2 font-bold text-on-marker tabular transition-[left] duration-150",
          big ? "py-1 text-xl" : "py-0.5 text-base",
        )}
        style={{ left }}
      >
        {text}
      </span>
      <span
        className={classNames(
          "absolute bottom-6 w-0.5 -translate-x-1/2 bg-ink transition-[left] duration-150",
          big ? "h-10" : "h-8",
        )}
        style={{ left }}
      />
    </>
  );
}

function kindOf(score: number | undefined, hasEnds: boolean) {
  if (score !== undefined) return "marked";
  return hasEnds ? "ends" : "bare";
}

/** From and to in parts of the line. */
function RangeBar({ from, to }: { from: number; to: number }) {
  return (
    <span
      className="absolute inset-y-0 -bottom-px rounded-t-sm bg-mark transition-[left,width] duration-150"
      style={{ left: hundred(from), width: hundred(to - from) }}
    />
  );
}

/** Ticks so near the flag make room for its figure. */
const flagRoom = 14;

type Texts = NonNullable<ScoreLineProps["ticks"]>;

const besides = (ticks: Texts, target: ScoreLineProps["target"]) =>
  ticks.filter(({ at }) => !target || Math.abs(at - target.at) >= flagRoom);

type FlagProps = { target: ScoreLineProps["target"]; position: (value: number) => number };

function Flag({ target, position }: FlagProps) {
  if (!target) return null;
  const left = hundred(position(target.at));
  return (
    <>
      <span className="absolute bottom-6 h-7 w-0.5 -translate-x-1/2 bg-teal" style={{ left }} />
      <span
        className="absolute bottom-10 h-3 w-4 bg-teal [clip-path:polygon(0_0,100%_50%,0_100%)]"
        style={{ left }}
      />
      <span
        className="absolute bottom-0 -translate-x-1/2 text-sm font-bold text-teal tabular"
        style={{ left }}
      >
        {target.text}
      </span>
    </>
  );
}

function TickTexts({ ticks, position }: { ticks: Texts; position: (value: number) => number }) {
  return ticks.map((tick) => (
    <span
      key={tick.at}
      className="absolute bottom-0 -translate-x-1/2 text-xs text-ink-soft tabular"
      style={{ left: hundred(position(tick.at)) }}
    >
      {tick.text}
    </span>
  ));
}

type EndsProps = { range: readonly number[]; position: (value: number) => number; big: boolean };

/** What the range begins and ends with, in numbers. */
function Ends({ range, position, big }: EndsProps) {
  return range.map((end, index) => (
    <span
      key={index}
      className={classNames(
        "absolute -translate-x-1/2 text-sm font-semibold tabular transition-[left] duration-150",
        big ? "bottom-15" : "bottom-13",
      )}
      style={{ left: hundred(position(end)) }}
    >
      {end}
    </span>
  ));
}

/** The ruler from 10 to 160 with its marker and the range around it. The one drawing of a score in the product. */
export function ScoreLine({
  label,
  score,
  range,
  target,
  hasEnds = false,
  min = scoreScale.from,
  max = scoreScale.to,
  ticks = [],
  text,
  size = "md",
  className,
}: ScoreLineProps) {
  const position = (value: number) => scorePosition(value, min, max);
  const big = size === "lg";

  return (
    <div role="img" aria-label={label} className={classNames("score-line w-full", className)}>
      <div
        aria-hidden
        dir="ltr"
        className={classNames("relative mx-3 select-none", heights[size][kindOf(score, hasEnds)])}
      >
        <div className={classNames("absolute inset-x-0 bottom-6", big ? "h-8" : "h-6")}>
          {range ? <RangeBar from={position(range[0])} to={position(range[1])} /> : null}
          <span className="absolute -inset-x-3 bottom-0 h-0.5 bg-ink" />
          <Ticks min={min} max={max} />
        </div>
        {hasEnds && range ? <Ends range={range} position={position} big={big} /> : null}
        {score === undefined ? null : (
          <Marker left={hundred(position(score))} text={text ?? score} big={big} />
        )}
        <Flag target={target} position={position} />
        <TickTexts ticks={besides(ticks, target)} position={position} />
      </div>
    </div>
  );
}
