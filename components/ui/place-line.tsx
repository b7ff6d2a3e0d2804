import type { ReactNode } from "react";

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

type PlaceLineProps = {
  label: string;
  time: number;
  seconds: number;
  isReady: boolean;
  onSeek: (time: number) => void;
  /** The recording, drawn from its beginning to its end. */
  children: ReactNode;
};

/** A recording from left to right, with a slider over its drawing to hear it from elsewhere. */
export function PlaceLine({ label, time, seconds, isReady, onSeek, children }: PlaceLineProps) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-xs text-ink-soft tabular">
      <span aria-hidden>{clock(time)}</span>
      <div className="relative h-14 rounded-card outline-offset-2 outline-teal has-focus-visible:outline-2">
        {children}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${clock(time)} / ${clock(Math.ceil(seconds))}`}
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(time, seconds)}
          disabled={!isReady}
          onChange={(event) => onSeek(Number(event.currentTarget.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <span aria-hidden>{clock(Math.ceil(seconds))}</span>
    </div>
  );
}
