"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { useErrorText } from "@/components/learner/use-error-text";
import { Form } from "@/components/ui/form";

export type AuthFormProps = {
  error: unknown;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
};

/** Browsers keep a page that was left, with its fields: whoever comes back to it later may be somebody else. */
function clearSecrets(frame: HTMLElement | null) {
  for (const field of frame?.querySelectorAll<HTMLInputElement>('[name="password"], [name="code"]') ?? [])
    field.value = "";
}

/** A form of the account. A failure is announced and takes the focus, and so does the first field with a fault; what was typed stays. */
export function AuthForm({ error, onSubmit, children }: AuthFormProps) {
  const errorText = useErrorText();
  const [tries, setTries] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  useEffect(() => {
    if (tries > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  useEffect(() => {
    const clear = () => clearSecrets(frame.current);
    addEventListener("pagehide", clear);
    return () => removeEventListener("pagehide", clear);
  }, []);

  function submit(fields: FormData) {
    onSubmit(fields);
    setTries(tries + 1);
  }

  return (
    <div ref={frame} className="grid gap-5">
      {error ? (
        <p
          ref={note}
          role="alert"
          tabIndex={-1}
          className="rounded-card bg-red-soft px-4 py-3 font-medium text-red"
        >
          {errorText(error)}
        </p>
      ) : null}
      <Form onSubmit={submit} className="grid gap-5">
        {children}
      </Form>
    </div>
  );
}
