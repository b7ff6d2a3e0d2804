"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { QuestionScreen } from "@/components/learner/player/question-screen";
import { SetSummary } from "@/components/learner/player/set-summary";
import { usePracticeSet } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";
import { toApiError } from "@/lib/api/client/api-error";

/** A practice set: its questions one after the other, then its summary. A reload goes on where it was. */
export function SetScreen({ id }: { id: string }) {
  const t = useTranslations("Learner");
  const session = useSession();
  const set = usePracticeSet(id);
  const [, navigate] = useLocation();
  /** The question on the screen; null until somebody moved on, then the first without an answer. */
  const [position, setPosition] = useState<number | null>(null);

  const isGone = !session || (set.error && toApiError(set.error).code === "practice/unknown-set");
  if (isGone) {
    return (
      <EmptyState
        picture={<EmptyDesk />}
        title={t("notFound")}
        text={t("history.emptyText")}
        action={<Button onClick={() => navigate("/practice")}>{t("home.start")}</Button>}
      />
    );
  }
  if (set.error) return <ErrorNote error={set.error} onRetry={() => void set.mutate()} />;
  if (!set.data) return <Waiting lines={4} />;

  const firstOpen = set.data.items.find((item) => item.result === null)?.position ?? null;
  const shown = position ?? firstOpen;
  const item = set.data.items.find((each) => each.position === shown);
  if (!item) return <SetSummary set={set.data} />;

  return (
    <QuestionScreen
      key={item.position}
      set={set.data}
      item={item}
      onShow={() => setPosition(item.position)}
      onChange={(next) => void set.mutate(next, { revalidate: false })}
      onNext={() => setPosition(item.position + 1)}
    />
  );
}
