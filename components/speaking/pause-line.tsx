import { classNames } from "@/components/ui/class-names";

type PauseLineProps = {
  seconds: number;
  pauses: readonly { start: number; end: number }[];
  /** Of the recording, while it plays. */
  time?: number | null;
  label: string;
  className?: string;
};

const share = (value: number, of: number) => `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%`;

/** A recording from left to right: speech as a bar, pauses as gaps in it, with a line under each. */
export function PauseLine({ seconds, pauses, time = null, label, className }: PauseLineProps) {
  return (
    <div role="img" aria-label={label} className={classNames("relative h-8", className)}>
      <div className="absolute inset-x-0 top-1 h-5 rounded-sm bg-teal" />
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
