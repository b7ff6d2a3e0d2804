"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { useErrorText } from "@/components/learner/use-error-text";
import { Card } from "@/components/ui/card";
import { Form } from "@/components/ui/form";

type AuthCardProps = {
  title: string;
  intro?: string | undefined;
  error: unknown;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame of every account form. A failure is announced and takes the focus; what was typed stays. */
export function AuthCard({ title, intro, error, onSubmit, children, footer }: AuthCardProps) {
  const errorText = useErrorText();
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (error) note.current?.focus();
  }, [error]);

  return (
    <Card className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      {intro ? <p className="text-ink-soft">{intro}</p> : null}
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
      {footer}
    </Card>
  );
}
