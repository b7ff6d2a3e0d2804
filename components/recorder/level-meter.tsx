import { isFull, type Level, meterOf } from "@/components/recorder/judge-levels";
import { classNames } from "@/components/ui/class-names";

/** How loud it is now, as a bar; full scale is marked by more than a colour. */
export function LevelMeter({ level, label }: { level: Level | undefined; label: string }) {
  const share = level ? meterOf(level) : 0;
  const isLoud = level !== undefined && isFull(level);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={classNames("h-2.5 overflow-hidden rounded-full bg-line", isLoud && "outline-2 outline-red")}
    >
      <div
        className={classNames("h-full rounded-full", isLoud ? "bg-red" : "bg-green")}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
