import { classNames } from "@/components/ui/class-names";

/** Says what is waited for, to eyes and ears. */
export function Spinner({ label, hideLabel = false }: { label: string; hideLabel?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-2 border-teal border-e-transparent"
      />
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </span>
  );
}

/** A straight bar: `value` of `max`. */
export function Progress({
  value,
  max,
  label,
  className,
}: {
  value: number;
  max: number;
  label: string;
  className?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={classNames("h-2 overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className="h-full rounded-full bg-teal transition-[width] duration-150"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
