import { isFull, type Level, meterOf } from "@/components/recorder/judge-levels";

/** So many moments are drawn; earlier ones leave at the left. */
const shown = 96;

/** What the microphone hears, moment by moment; a picture only. */
export function LiveWaveform({ levels }: { levels: readonly Level[] }) {
  const last = levels.slice(-shown);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${shown} 40`}
      preserveAspectRatio="none"
      className="h-16 w-full rounded-card bg-sunken"
    >
      {last.map((level, index) => {
        const height = Math.max(1.5, meterOf(level) * 36);
        return (
          <rect
            key={index}
            x={shown - last.length + index + 0.2}
            y={20 - height / 2}
            width={0.6}
            height={height}
            className={isFull(level) ? "fill-red" : "fill-teal"}
          />
        );
      })}
    </svg>
  );
}
