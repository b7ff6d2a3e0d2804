"use client";

import type { ReactNode } from "react";

import { useErrorText } from "@/components/learner/use-error-text";
import { Card } from "@/components/ui/card";

type SectionCardProps = { title: string; text?: string; children: ReactNode };

/** A part of the account screen. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {text ? <p className="max-w-text text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </Card>
  );
}

/** What became of a call: said when it appears. */
export function SentNote({ error, done }: { error: unknown; done?: string | null }) {
  const errorText = useErrorText();
  return (
    <>
      <p role="alert" className="font-medium text-red empty:hidden">
        {error ? errorText(error) : null}
      </p>
      <p role="status" className="font-medium text-green empty:hidden">
        {done}
      </p>
    </>
  );
}
