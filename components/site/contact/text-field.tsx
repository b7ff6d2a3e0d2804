"use client";

import { TextArea } from "@/components/ui/field";
import { contactLimits } from "@/lib/core/contact-message";

const ids = { text: "contact-text", hint: "contact-hint", error: "contact-error" } as const;

type TextFieldProps = { label: string; hint: string; error: string | undefined };

export function TextField({ label, hint, error }: TextFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.text} className="text-sm font-semibold">
        {label}
      </label>
      <p id={ids.hint} className="text-sm text-ink-soft">
        {hint}
      </p>
      <TextArea
        id={ids.text}
        name="text"
        aria-describedby={error ? `${ids.hint} ${ids.error}` : ids.hint}
        aria-invalid={error ? true : undefined}
        required
        maxLength={contactLimits.text}
        rows={8}
      />
      <p id={ids.error} aria-live="polite" className="text-sm font-medium text-red empty:hidden">
        {error}
      </p>
    </div>
  );
}
