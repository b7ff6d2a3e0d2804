import type { ComponentProps } from "react";

import { classNames } from "@/components/ui/class-names";

const tones = {
  plain: "border-line bg-card",
  sunken: "border-line bg-sunken",
  teal: "border-teal/30 bg-teal-soft",
  mark: "border-marker/50 bg-mark-soft",
} as const;

type CardProps = ComponentProps<"div"> & { tone?: keyof typeof tones; flush?: boolean };

/** A sheet with a hairline. `flush` leaves out the padding. */
export function Card({ tone = "plain", flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames("rounded-card border", tones[tone], !flush && "p-5 sm:p-6", className)}
    />
  );
}
