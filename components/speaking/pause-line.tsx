import { WaveBars } from "@/components/ui/wave-bars";
import { classNames } from "@/components/ui/class-names";
import { waveformPath } from "@/lib/content/listening/waveform";

type Span = { start: number; end: number };
type PauseLineProps = {
  seconds: number;
  pauses: readonly Span[];
  /** From the first word to the last; all of it where nobody knows. */
  spoken?: Span;
  /** Of the recording, while it plays. */
  time?: number | null;
  /** As the recording sounds, once that is known; a plain bar before. */
  waveform?: string | null;
  label: string;
  className?: string;
};

const share = (value: number, of: number) => `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%`;

/** A recording from left to right: speech as a bar, pauses as gaps in it, with a line under each. */
export function PauseLine(props: PauseLineProps) {
  const { seconds, pauses, spoken, time = null, waveform = null, label, className = "h-8" } = props;
  const { start: from, end: to } = spoken ?? { start: 0, end: seconds };
  return (
    <div role="img" aria-label={label} className={classNames("relative", className)}>
      <div className="absolute inset-x-0 top-1 bottom-2 rounded-sm bg-sunken" />
      <div
        className={classNames("absolute top-1 bottom-2 rounded-sm", waveform ? "bg-teal-soft" : "bg-teal")}
        style={{ left: share(from, seconds), width: share(to - from, seconds) }}
      />
      {waveform ? (
        <div className="absolute inset-x-0 top-1 bottom-2">
          <WaveBars path={waveformPath(waveform)} bars={waveform.length} className="stroke-teal" />
        </div>
      ) : null}
      {pauses.map(({ start, end }) => (
        <div
          key={start}
          className="absolute top-1 bottom-0 border-b-2 border-ink bg-mark"
          style={{ left: share(start, seconds), width: share(end - start, seconds) }}
        />
      ))}
      {time === null ? null : (
        <div
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-red"
          style={{ left: share(time, seconds) }}
        />
      )}
    </div>
  );
}
