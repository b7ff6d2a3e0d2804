"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useLocation } from "wouter";

import { pathThrough } from "@/components/learner/auth/next-path";
import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { useKept } from "@/components/learner/offline/kept";
import { useRecordingsAhead } from "@/components/learner/offline/use-recordings-ahead";
import { ItemScreen } from "@/components/learner/player/item-screen";
import { InsteadOfTask } from "@/components/learner/player/leave-task";
import { changeSet, type SetChange } from "@/components/learner/player/set-change";
import { SetSummary } from "@/components/learner/player/set-summary";
import { StraightScreen } from "@/components/learner/player/straight-screen";
import { useKeyboardInset } from "@/components/learner/player/use-keyboard-inset";
import { useSettled } from "@/components/learner/player/use-settled";
import { type PracticeSet, type SetItem, usePracticeSet } from "@/components/learner/queries";
import { useEnded, useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";
import { toApiError } from "@/lib/api/client/api-error";
import { localePath } from "@/lib/i18n/locales";

const isOpen = (item: SetItem) => item.steps.some(({ result }) => result === null);

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

type QuestionsProps = { set: PracticeSet; onChange: (change: SetChange) => void; onRetry: () => void };

/** The questions one after the other, then the summary. A reload goes on where it was. */
function Questions({ set, onChange, onRetry }: QuestionsProps) {
  /** The question on the screen; null until somebody moved on, then the first that is not finished. */
  const [position, setPosition] = useState<number | null>(null);
  useKeyboardInset();
  useSettled(set, onChange);
  if (set.isRound || set.multiplier !== null)
    return <StraightScreen set={set} onChange={onChange} onRetry={onRetry} />;

  const firstOpen = set.items.find(isOpen)?.position ?? null;
  const shown = position ?? firstOpen;
  const item = set.items.find((each) => each.position === shown);
  if (!item) return <SetSummary set={set} />;
  if (isOpen(item) && item.begunAt === null && isUsedUp(set.quota, item.type)) {
    return (
      <InsteadOfTask>
        <DailyLimit resetsAt={set.quota.resetsAt} onRetry={onRetry} />
      </InsteadOfTask>
    );
  }

  return (
    <ItemScreen
      key={item.position}
      set={set}
      item={item}
      onShow={() => setPosition(item.position)}
      onChange={onChange}
      onNext={() => setPosition(item.position + 1)}
      onRetry={onRetry}
    />
  );
}

/** Why there is no set to show: it is on its way, somebody else's, or could not be fetched. */
function NoSet({ query, isVisitor }: { query: ReturnType<typeof usePracticeSet>; isVisitor: boolean }) {
  const { error, isLoading, mutate } = query;
  if (isVisitor) return <NotYours />;
  if (isLoading || !error) return <Waiting lines={4} />;
  if (toApiError(error).code === "practice/unknown-set") return <NotFound />;
  // The login lies over the screen.
  if (toApiError(error).status === 401) return <Waiting lines={4} />;
  return <ErrorNote error={error} onRetry={() => void mutate()} />;
}

/** A practice set of this user. */
export function SetScreen({ id }: { id: string }) {
  const session = useSession();
  const ended = useEnded();
  const query = usePracticeSet(id);
  const { data, mutate } = query;
  const isVisitor = session === null && ended === null;
  useKept("set", id, data?.finishedAt ? null : data);
  useRecordingsAhead(data);

  if (!data || isVisitor) {
    return (
      <InsteadOfTask>
        <NoSet query={query} isVisitor={isVisitor} />
      </InsteadOfTask>
    );
  }
  return (
    <Questions
      set={data}
      onChange={(change) => void mutate((set) => set && changeSet(set, change), { revalidate: false })}
      onRetry={() => void mutate()}
    />
  );
}
