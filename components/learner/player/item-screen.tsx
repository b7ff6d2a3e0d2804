"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";

import { DailyLimit } from "@/components/learner/daily-limit";
import { Waiting } from "@/components/learner/error-note";
import { ClockChoice } from "@/components/learner/player/clock-choice";
import { ItemResult } from "@/components/learner/player/item-result";
import { InsteadOfTask, LeaveTask } from "@/components/learner/player/leave-task";
import { NextButton } from "@/components/learner/player/question-buttons";
import { RunScreen } from "@/components/learner/player/run-screen";
import type { SetChange } from "@/components/learner/player/set-change";
import { TaskCard } from "@/components/learner/player/task-card";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import type { PracticeSet, SetItem } from "@/components/learner/queries";

type HeadingProps = { set: PracticeSet; item: SetItem; stepsDone: number };

function Heading({ set, item, stepsDone }: HeadingProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");

  return (
    <div className="flex items-center justify-between gap-x-3 gap-y-1 max-md:pt-2">
      <h1 className="min-w-0 text-lg leading-snug">
        <span lang="en">{names(item.type)}</span>{" "}
        <span className="font-normal whitespace-nowrap text-ink-soft tabular">
          {t("progress", { current: item.position + 1, total: set.items.length })}
        </span>
        {item.stepCount > 1 ? (
          <span className="block text-sm font-normal text-ink-soft">
            {t("step", { current: Math.min(stepsDone + 1, item.stepCount), total: item.stepCount })}
          </span>
        ) : null}
      </h1>
      <div className="flex shrink-0 items-center gap-1">
        <ClockChoice />
        <LeaveTask />
      </div>
    </div>
  );
}

type ItemScreenProps = {
  set: PracticeSet;
  item: SetItem;
  onShow: () => void;
  onChange: (change: SetChange) => void;
  onNext: () => void;
  onRetry: () => void;
};

/** A question of a set: its steps one after the other, and then what came of them. */
export function ItemScreen({ set, item, onShow, onChange, onNext, onRetry }: ItemScreenProps) {
  const names = useTranslations("Questions.names");
  const [isRefused, setIsRefused] = useState(false);
  const step = item.steps.find(({ result }) => result === null) ?? null;
  const isLast = item.position + 1 >= set.items.length;

  /** The day's figure was older than the server's: it is read again, and shown instead of the question. */
  function refuse() {
    setIsRefused(true);
    onRetry();
  }

  const t = useTranslations("Learner.player");
  const progress = t("progress", { current: item.position + 1, total: set.items.length });
  useScreenTitle(`${names(item.type)}, ${progress}`);
  useScreenTop(String(item.position));

  const show = useRef(onShow);
  useEffect(() => show.current(), []);
  if (isRefused && step) {
    return (
      <InsteadOfTask>
        <DailyLimit resetsAt={set.quota.resetsAt} onRetry={onRetry} />
      </InsteadOfTask>
    );
  }

  return (
    <section
      data-task
      aria-label={names(item.type)}
      className="flex flex-col gap-4 pb-[var(--keyboard,0px)] max-md:min-h-[calc(100dvh-1rem)]"
    >
      <Heading set={set} item={item} stepsDone={item.steps.filter(({ result }) => result).length} />
      <Suspense fallback={<Waiting />}>
        {step ? (
          <RunScreen
            key={step.clock.run}
            setId={set.id}
            item={item}
            step={step}
            isLast={isLast}
            onChange={onChange}
            onLimit={refuse}
            onNext={onNext}
          />
        ) : (
          <>
            <TaskCard>
              <ItemResult setId={set.id} item={item} />
            </TaskCard>
            <NextButton isLast={isLast} onNext={onNext} />
          </>
        )}
      </Suspense>
    </section>
  );
}
