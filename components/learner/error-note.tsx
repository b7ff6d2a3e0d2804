"use client";

import { useTranslations } from "next-intl";

import { useErrorText } from "@/components/learner/use-error-text";
import { Button } from "@/components/ui/button";

type ErrorNoteProps = {
  error: unknown;
  onRetry?: () => void;
  /** What helps where another try does not. */
  action?: { name: string; onPress: () => void };
};

/** A failure in the place of what could not be shown, with another try. */
export function ErrorNote({ error, onRetry, action }: ErrorNoteProps) {
  const t = useTranslations("Learner");
  const errorText = useErrorText();

  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-card p-5">
      <p className="font-semibold">{t("errorTitle")}</p>
      <p>{errorText(error)}</p>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      ) : null}
      {action ? (
        <Button variant="secondary" data-instead onClick={action.onPress}>
          {action.name}
        </Button>
      ) : null}
    </div>
  );
}

/** Grey lines where something is on its way. */
export function Waiting({ lines = 3 }: { lines?: number }) {
  const t = useTranslations("Learner");
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className="h-12 animate-pulse rounded-card bg-sunken motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
