"use client";

import { type ComponentProps, type ReactNode, useId } from "react";

import { classNames } from "@/components/ui/class-names";

export const inputClass =
  "min-h-12 w-full rounded-card border border-line-strong bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-faint " +
  "hover:border-teal aria-invalid:border-red aria-invalid:bg-red-soft disabled:opacity-60";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(inputClass, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={classNames(inputClass, "min-h-32 leading-relaxed", className)} />;
}

type FieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: string | undefined;
  /** Says what to do; announced when it appears. */
  error?: string | undefined;
  /** Something at the end of the field, such as a button that shows the password. */
  end?: ReactNode;
};

/** A labelled input with its hint and its fault. */
export function Field({ label, hint, error, end, id, className, ...rest }: FieldProps) {
  const made = useId();
  const field = id ?? made;
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(" ");

  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label htmlFor={field} className="text-sm font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div className="relative">
        <Input
          {...rest}
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={end ? "pe-14" : undefined}
        />
        {end ? <div className="absolute inset-y-0 end-0.5 grid place-items-center">{end}</div> : null}
      </div>
      <p id={`${field}-error`} aria-live="polite" className="text-sm font-medium text-red empty:hidden">
        {error}
      </p>
    </div>
  );
}
