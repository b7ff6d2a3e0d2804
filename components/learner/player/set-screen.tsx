"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useLocation } from "wouter";

import { pathThrough } from "@/components/learner/auth/next-path";
import { DailyLimit } from "@/components/learner/daily-limit";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { QuestionScreen } from "@/components/learner/player/question-screen";
import { SetSummary } from "@/components/learner/player/set-summary";
import { type PracticeSet, type Types, usePracticeSet, useTypes } from "@/components/learner/queries";
import { useEnded, useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";
import { toApiError } from "@/lib/api/client/api-error";
import { localePath } from "@/lib/i18n/locales";

type Quota = Types["quota"];

export const isUsedUp = ({ limit, used, resetsAt }: Quota) =>
  limit !== null && used >= limit && Date.now() < Date.parse(resetsAt);

function NotYours() {
  const t = useTranslations("Learner");
  const locale = useLocale();
  const [location, navigate] = useLocation();
  const next = `${localePath(locale, "/app")}#${location}`;

  return (
    <EmptyState
      picture={<EmptyDesk />}
      title={t("session.needed")}
      text={t("session.neededText")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={pathThrough(locale, "/login", next)}>{t("account.logIn")}</LinkButton>
          <Button variant="secondary" onClick={() => navigate("/practice")}>
            {t("home.start")}
          </Button>
        </div>
      }
    />
  );
}

function NotFound() {
  const t = useTranslations("Learner");
  const [, navigate] = useLocation();
  return (
    <EmptyState
      picture={<EmptyDesk />}
      title={t("notFound")}
      text={t("history.emptyText")}
      action={<Button onClick={() => navigate("/practice")}>{t("home.start")}</Button>}
    />
  );
}

type QuestionsProps = {
  set: PracticeSet;
  quota: Quota | undefined;
  onChange: (set: PracticeSet) => void;
  onRetry: () => void;
};

/** The questions one after the other, then the summary. A reload goes on where it was. */
function Questions({ set, quota, onChange, onRetry }: QuestionsProps) {
  /** The question on the screen; null until somebody moved on, then the first without an answer. */
  const [position, setPosition] = useState<number | null>(null);
  const firstOpen = set.items.find((item) => item.result === null)?.position ?? null;
  const shown = position ?? firstOpen;
  const item = set.items.find((each) => each.position === shown);
  if (!item) return <SetSummary set={set} />;
  if (item.result === null && quota && isUsedUp(quota)) {
    return <DailyLimit resetsAt={quota.resetsAt} onRetry={onRetry} />;
  }

  return (
    <QuestionScreen
      key={item.position}
      set={set}
      item={item}
      onShow={() => setPosition(item.position)}
      onChange={onChange}
      onNext={() => setPosition(item.position + 1)}
    />
  );
}

/** A practice set of this user. */
export function SetScreen({ id }: { id: string }) {
  const session = useSession();
  const ended = useEnded();
  const set = usePracticeSet(id);
  const types = useTypes();
  const { data, isLoading } = set;

  if (!session && !ended) return <NotYours />;
  if (data && (types.data || !types.isLoading)) {
    return (
      <Questions
        set={data}
        quota={types.data?.quota}
        onChange={(next) => void set.mutate(next, { revalidate: false })}
        onRetry={() => void types.mutate()}
      />
    );
  }
  // While it is asked who is there, the login lies over the screen.
  if (isLoading || types.isLoading || !session) return <Waiting lines={4} />;
  if (toApiError(set.error).code === "practice/unknown-set") return <NotFound />;
  return <ErrorNote error={set.error} onRetry={() => void set.mutate()} />;
}
