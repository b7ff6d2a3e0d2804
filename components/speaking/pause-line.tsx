import { classNames } from "@/components/ui/class-names";

type Span = { start: number; end: number };
type PauseLineProps = {
  seconds: number;
  pauses: readonly Span[];
  /** From the first word to the last; all of it where nobody knows. */
  spoken?: Span;
  /** Of the recording, while it plays. */
  time?: number | null;
  label: string;
  className?: string;
};

const share = (value: number, of: number) => `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%`;

/** A recording from left to right: speech as a bar, pauses as gaps in it, with a line under each. */
export function PauseLine({ seconds, pauses, spoken, time = null, label, className }: PauseLineProps) {
  const { start: from, end: to } = spoken ?? { start: 0, end: seconds };
  return (
    <div role="img" aria-label={label} className={classNames("relative h-8", className)}>
      <div className="absolute inset-x-0 top-1 h-5 rounded-sm bg-sunken" />
      <div
        className="absolute top-1 h-5 rounded-sm bg-teal"
        style={{ left: share(from, seconds), width: share(to - from, seconds) }}
      />
      {pauses.map(({ start, end }) => (
        <div
          key={start}
          className="absolute top-1 h-7 border-b-2 border-ink bg-mark"
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
