"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { useErrorText } from "@/components/learner/use-error-text";
import { Form } from "@/components/ui/form";

export type AuthFormProps = {
  error: unknown;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
};

/** A form of the account. A failure is announced and takes the focus; what was typed stays. */
export function AuthForm({ error, onSubmit, children }: AuthFormProps) {
  const errorText = useErrorText();
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  return (
    <>
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
      <Form onSubmit={onSubmit} className="grid gap-5">
        {children}
      </Form>
    </>
  );
}
