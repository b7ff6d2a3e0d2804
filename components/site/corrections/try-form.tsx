"use client";

import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import { Form, textIn } from "@/components/ui/form";
import { TextArea } from "@/components/ui/field";
import { mostLetters } from "@/lib/core/text-limits";
import type { Locale } from "@/lib/i18n/locales";

const TryResult = lazy(async () => ({
  default: (await import("@/components/site/corrections/try-result")).TryResult,
}));

const ids = { text: "try-text", fault: "try-fault", notes: "try-notes", result: "try-result" } as const;

function faultOf(text: string) {
  if (text === "") return "empty";
  return [...text].length > mostLetters ? "tooLong" : null;
}

type TryFormProps = {
  locale: Locale;
  words: Record<"label" | "send" | "busy" | "empty" | "tooLong" | "result", string>;
  /** Terms and privacy. */
  children: ReactNode;
};

/** To the beginning of what came, on a phone below the form, for the eye and for who goes on by keyboard. */
function goTo(region: HTMLElement | null) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  region?.focus({ preventScroll: true });
  region?.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "smooth" });
}

/** The result stands beside the form, on a phone below it, as long as it is. */
export function TryForm({ locale, words, children }: TryFormProps) {
  const [handed, setHanded] = useState<{ text: string; key: string } | null>(null);
  const [fault, setFault] = useState<"empty" | "tooLong" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const onShown = useCallback(() => goTo(region.current), []);

  function send(fields: FormData) {
    const text = textIn(fields, "text").trim();
    const found = faultOf(text);
    setFault(found);
    if (found) return document.getElementById(ids.text)?.focus();
    setBusy(true);
    setHanded({ text, key: crypto.randomUUID() });
  }

  const waiting = <p className="text-ink-soft">{words.busy}</p>;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Form onSubmit={send} className="grid content-start gap-3">
        <label htmlFor={ids.text} className="text-sm font-semibold">
          {words.label}
        </label>
        <TextArea
          id={ids.text}
          name="text"
          lang="en"
          spellCheck={false}
          rows={8}
          onInput={() => setFault(null)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${ids.fault} ${ids.notes}` : ids.notes}
        />
        <p id={ids.fault} aria-live="polite" className="text-sm font-medium text-red empty:hidden">
          {fault ? words[fault] : null}
        </p>
        <Button type="submit" size="lg" busy={isBusy} className="justify-self-start max-sm:w-full">
          {words.send}
        </Button>
        <div id={ids.notes} className="grid gap-1 text-sm text-ink-soft">
          {children}
        </div>
      </Form>
      <div
        ref={region}
        id={ids.result}
        role="region"
        aria-label={words.result}
        aria-live="polite"
        tabIndex={-1}
        data-try-result
        className="min-h-28 min-w-0 rounded-card border border-line bg-card p-5 sm:p-6"
      >
        {handed ? (
          <Suspense fallback={waiting}>
            <TryResult key={handed.key} {...{ locale, handed, waiting, setBusy, onShown }} />
          </Suspense>
        ) : (
          <p className="text-ink-faint">{words.result}</p>
        )}
      </div>
    </div>
  );
}
