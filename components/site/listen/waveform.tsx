import { waveformPath } from "@/lib/content/listening/waveform";

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

type WaveformProps = {
  label: string;
  waveform: string;
  time: number;
  seconds: number;
  isReady: boolean;
  onSeek: (time: number) => void;
};

/** The sentence as it sounds, how far it has been heard, and a slider over it to hear it from elsewhere. */
export function Waveform({ label, waveform, time, seconds, isReady, onSeek }: WaveformProps) {
  const part = `${(Math.min(time / seconds, 1) * 100).toFixed(1)}%`;
  const path = waveformPath(waveform);
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-xs text-ink-soft tabular">
      <span aria-hidden>{clock(time)}</span>
      <div className="relative h-14 rounded-card outline-offset-2 outline-teal has-focus-visible:outline-2">
        <Bars path={path} className="stroke-line-strong" />
        <div
          data-timer
          className="absolute inset-0 transition-[clip-path] duration-200 ease-linear motion-reduce:transition-none"
          style={{ clipPath: `inset(0 calc(100% - ${part}) 0 0)` }}
        >
          <Bars path={path} className="stroke-violet" />
        </div>
        <span
          aria-hidden
          data-timer
          className="absolute inset-y-0 w-0.5 rounded-full bg-ink transition-[left] duration-200 ease-linear motion-reduce:transition-none"
          style={{ left: part }}
        />
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

const Bars = ({ path, className }: { path: string; className: string }) => (
  <svg aria-hidden viewBox="0 0 96 48" preserveAspectRatio="none" className="absolute inset-0 size-full">
    <path
      d={path}
      className={className}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
