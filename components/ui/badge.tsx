import type { ReactNode } from "react";

import { classNames } from "@/components/ui/class-names";

const badgeMax = 99;

/** 7, 99, 99+ */
export function badgeCount(count: number, locale: string) {
  const shown = new Intl.NumberFormat(locale).format(Math.min(count, badgeMax));
  return count > badgeMax ? `${shown}+` : shown;
}

const tones = {
  neutral: "bg-sunken text-ink-soft border-line",
  teal: "bg-teal-soft text-teal border-teal/25",
  green: "bg-green-soft text-green border-green/25",
  red: "bg-red-soft text-red border-red/25",
  violet: "bg-violet-soft text-violet border-violet/25",
  ochre: "bg-ochre-soft text-ochre border-ochre/25",
  mark: "bg-marker text-on-marker border-transparent",
} as const;

export type BadgeTone = keyof typeof tones;

/** A small word in a pill. For counts: `<Badge>{badgeCount(n, locale)}</Badge>`. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 min-w-6 items-center justify-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold tabular",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
