"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";

import { DailyLimit } from "@/components/learner/daily-limit";
import { Waiting } from "@/components/learner/error-note";
import { ItemResult } from "@/components/learner/player/item-result";
import { InsteadOfTask } from "@/components/learner/player/leave-task";
import { NextButton } from "@/components/learner/player/question-buttons";
import { RepeatButton } from "@/components/learner/player/repeat-button";
import { RunScreen } from "@/components/learner/player/run-screen";
import type { SetChange } from "@/components/learner/player/set-change";
import { TaskCard } from "@/components/learner/player/task-card";
import { TaskHeading } from "@/components/learner/player/task-heading";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { loadReview } from "@/components/questions/registry";

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
  /** How often the last step was opened again, and whether it is open now. */
  const [again, setAgain] = useState({ times: 0, isOpen: false });
  const open = item.steps.find(({ result }) => result === null) ?? null;
  const step = open ?? (again.isOpen ? (item.steps.at(-1) ?? null) : null);
  const isLast = item.position + 1 >= set.items.length;

  /** The day's figure was older than the server's: it is read again, and shown instead of the question. */
  function refuse() {
    setIsRefused(true);
    onRetry();
  }

  function change(next: SetChange) {
    setAgain((before) => ({ ...before, isOpen: false }));
    onChange(next);
  }

  const t = useTranslations("Learner.player");
  const progress = t("progress", { current: item.position + 1, total: set.items.length });
  useScreenTitle(`${names(item.type)}, ${progress}`);
  useScreenTop(String(item.position));

  const show = useRef(onShow);
  useEffect(() => show.current(), []);
  useEffect(() => void loadReview(item.type), [item.type]);
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
      <TaskHeading set={set} item={item} stepsDone={item.steps.filter(({ result }) => result).length} />
      <Suspense fallback={<Waiting />}>
        {step ? (
          <RunScreen
            key={`${step.clock.run} ${again.times}`}
            setId={set.id}
            item={item}
            step={step}
            isLast={isLast}
            isStrict={false}
            onChange={change}
            onLimit={refuse}
            onNext={onNext}
          />
        ) : (
          <>
            <TaskCard>
              <h2 className="sr-only">{t("result")}</h2>
              <ItemResult setId={set.id} item={item} />
            </TaskCard>
            <NextButton isLast={isLast} onNext={onNext}>
              <RepeatButton
                item={item}
                onRepeat={() => setAgain(({ times }) => ({ times: times + 1, isOpen: true }))}
              />
            </NextButton>
          </>
        )}
      </Suspense>
    </section>
  );
}
