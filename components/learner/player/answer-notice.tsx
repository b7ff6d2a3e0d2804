"use client";

import { useTranslations } from "next-intl";

import { ErrorNote } from "@/components/learner/error-note";
import type { AnswerState } from "@/components/learner/player/use-answer";

/** What stood in the way of an answer. */
export function AnswerNotice({ state, onRetry }: { state: AnswerState; onRetry: () => void }) {
  const t = useTranslations("Learner.player");
  if (state.name === "failed") return <ErrorNote error={state.error} onRetry={() => onRetry()} />;
  if (state.name !== "queued") return null;
  return (
    <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
      {t(state.isOffline ? "queued" : "queuedSoon")}
    </p>
  );
}
