"use client";

import { useTranslations } from "next-intl";

import { ErrorNote } from "@/components/learner/error-note";
import { toApiError } from "@/lib/api/client/api-error";
import type { AnswerState } from "@/components/learner/player/use-answer";

type AnswerNoticeProps = { state: AnswerState; onRetry: () => void; onNext: () => void };

/** The server knows the question and takes no answer to it: asking again changes nothing, the next question helps. */
function isRefused(error: unknown) {
  const { status } = toApiError(error);
  return status === 404 || status === 409;
}

/** What stood in the way of an answer. */
export function AnswerNotice({ state, onRetry, onNext }: AnswerNoticeProps) {
  const t = useTranslations("Learner.player");
  if (state.name === "failed")
    return isRefused(state.error) ? (
      <ErrorNote error={state.error} action={{ name: t("next"), onPress: onNext }} />
    ) : (
      <ErrorNote error={state.error} onRetry={() => onRetry()} />
    );
  if (state.name !== "queued") return null;
  return (
    <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
      {t(state.isOffline ? "queued" : "queuedSoon")}
    </p>
  );
}
