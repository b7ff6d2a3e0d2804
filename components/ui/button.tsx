import type { ComponentProps } from "react";

import { classNames } from "@/components/ui/class-names";

export type ButtonLook = {
  /** One `primary` a screen; `secondary` beside it; `quiet` for the rest; `danger` for what cannot be undone. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "md" | "lg" | "sm";
  full?: boolean;
};

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-card text-center font-semibold leading-tight " +
  "no-underline transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 " +
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

const variants = {
  primary: "bg-teal text-on-teal hover:bg-teal-strong active:bg-teal-strong",
  secondary:
    "border border-line-strong bg-card text-ink hover:border-teal hover:bg-teal-soft active:bg-teal-soft",
  quiet: "text-teal hover:bg-teal-soft active:bg-teal-soft",
  danger: "border border-red bg-card text-red hover:bg-red-soft active:bg-red-soft",
} as const;

const sizes = {
  sm: "min-h-11 px-3 py-2 text-sm",
  md: "min-h-11 px-5 py-2.5 text-base",
  lg: "min-h-13 px-7 py-3 text-lg",
} as const;

/** For a link that looks like a button: `<Link className={buttonClass()}>`. */
export function buttonClass({ variant = "primary", size = "md", full = false }: ButtonLook = {}) {
  return classNames(base, variants[variant], sizes[size], full && "w-full");
}

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows a spinner over the label, keeps the width, and stops a second press. */
    busy?: boolean;
  };

export function Button({ variant, size, full, busy = false, className, children, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      className={classNames(buttonClass(look), className)}
    >
      {busy ? (
        <span
          aria-hidden
          className="absolute size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      ) : null}
      <span className={classNames("inline-flex items-center gap-2", busy && "invisible")}>{children}</span>
    </button>
  );
}

/** A plain link with a button's look. `href` is used as given: pass a path with its language. */
export function LinkButton({ variant, size, full, className, ...rest }: ComponentProps<"a"> & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) };
  return <a {...rest} className={classNames(buttonClass(look), className)} />;
}

/** A square button with a picture only: the label is its name for those who do not see it. */
export function IconButton({ label, className, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        "inline-grid size-11 shrink-0 place-items-center rounded-card text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50",
        className,
      )}
    />
  );
}
