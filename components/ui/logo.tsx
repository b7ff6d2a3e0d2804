import { classNames } from "@/components/ui/class-names";

/** The mark: a short ruler, its range and the marker. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={classNames("size-8", className)} fill="none">
      <rect x="1" y="1" width="30" height="30" rx="8" className="fill-teal" />
      <path d="M13 21V12.5h9V21z" className="fill-marker" />
      <path d="M5.5 22.5h21" stroke="#fff" className="stroke-on-teal" strokeWidth="2" strokeLinecap="round" />
      <path d="M8.5 22v-4M26 22v-4" className="stroke-on-teal" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M17.5 22V8" className="stroke-on-marker" strokeWidth="2" strokeLinecap="round" />
      <circle cx="17.5" cy="8" r="2.6" className="fill-on-teal" />
    </svg>
  );
}

/** The mark with the name, which is the same in every language. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      translate="no"
      className={classNames(
        "inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink",
        className,
      )}
    >
      <LogoMark />
      Bandwise
    </span>
  );
}
