const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** How far the sentence has been heard, and how long it is. */
export function PlayHead({ time, seconds }: { time: number; seconds: number }) {
  const part = Math.min(time / seconds, 1);
  return (
    <div
      aria-hidden
      className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-xs text-ink-soft tabular"
    >
      <span>{clock(time)}</span>
      <span className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          data-timer
          className="block h-full origin-left rounded-full bg-violet transition-[scale] duration-200 ease-linear"
          style={{ scale: `${part} 1` }}
        />
      </span>
      <span>{clock(Math.ceil(seconds))}</span>
    </div>
  );
}
