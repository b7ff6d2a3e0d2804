"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useEffectEvent, useState } from "react";

import { queuedPositions } from "@/components/learner/answer-queue";
import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { Waiting } from "@/components/learner/error-note";
import { DoubleTime } from "@/components/learner/player/clock-choice";
import { InsteadOfTask } from "@/components/learner/player/leave-task";
import { RoundSummary } from "@/components/learner/player/round-summary";
import { RunScreen } from "@/components/learner/player/run-screen";
import type { SetChange } from "@/components/learner/player/set-change";
import { type Step, useStepPlayer } from "@/components/learner/player/step-view";
import { TaskHeading } from "@/components/learner/player/task-heading";
import { useSameFocus } from "@/components/learner/player/use-same-focus";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";

type RoundProps = { set: PracticeSet; onChange: (change: SetChange) => void; onRetry: () => void };
type Straight = { onGone: () => void; onLost: () => void; onLimit: () => void };
type RoundItemProps = Omit<RoundProps, "onRetry"> & Straight & { item: SetItem; step: Step };

const openStep = ({ steps }: SetItem) => steps.find(({ result }) => result === null) ?? null;

/** Says the question that has come by itself to those who do not see it. */
function Said({ set, item, step }: Pick<RoundItemProps, "set" | "item" | "step">) {
  const t = useTranslations("Learner.player");
  const player = useStepPlayer(item.type, step.kind);
  return (
    <p role="status" className="sr-only">
      {t("progress", { current: item.position + 1, total: set.items.length })}{" "}
      <span lang="en">{player.say(step.prompt)}</span>
    </p>
  );
}

function RoundItem({ set, item, step, onChange, onGone, onLost, onLimit }: RoundItemProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");
  const sameFocus = useSameFocus(item.position);
  const progress = t("progress", { current: item.position + 1, total: set.items.length });
  useScreenTitle(`${names(item.type)}, ${progress}`);
  useScreenTop(set.id);

  return (
    <section
      data-task
      aria-label={names(item.type)}
      className="flex flex-col gap-4 pb-[var(--keyboard,0px)] max-md:min-h-[calc(100dvh-1rem)]"
    >
      <DoubleTime />
      <TaskHeading set={set} item={item} stepsDone={0} />
      <Suspense fallback={<Waiting />}>
        <Said set={set} item={item} step={step} />
        <div {...sameFocus} className="flex grow flex-col gap-4">
          <RunScreen
            key={item.position}
            setId={set.id}
            item={item}
            step={step}
            isLast={false}
            straightOn={{ onGone, onLost }}
            onChange={onChange}
            onLimit={onLimit}
            onNext={onGone}
          />
        </div>
      </Suspense>
    </section>
  );
}

/** All is answered: the result comes with the last answer's way to the server. */
function RoundEnd({ set, onRetry }: Pick<RoundProps, "set" | "onRetry">) {
  const t = useTranslations("Learner.player");
  const isScored = set.roundScore !== null;
  const isThere = set.items.every((item) => openStep(item) === null);

  // The score is the set's: no answer of one item brings it.
  const readScore = useEffectEvent(onRetry);
  useEffect(() => {
    if (isThere && !isScored) readScore();
  }, [isThere, isScored]);

  if (isScored) return <RoundSummary set={set} />;
  return (
    <InsteadOfTask>
      {queuedPositions(set.id).length > 0 ? (
        <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
          {t(navigator.onLine ? "queuedSoon" : "queued")}
        </p>
      ) : (
        <Waiting lines={4} />
      )}
    </InsteadOfTask>
  );
}

/** A round: straight on at each answer, looked at together at its end. A reload goes on where it was. */
export function RoundScreen({ set, onChange, onRetry }: RoundProps) {
  /** Answered here, whether or not the server has said so yet. */
  const [gone, setGone] = useState<readonly number[]>(() => queuedPositions(set.id));
  const [isRefused, setIsRefused] = useState(false);
  const item = set.items.find((each) => openStep(each) && !gone.includes(each.position));
  const step = item && openStep(item);
  if (!item || !step) return <RoundEnd set={set} onRetry={onRetry} />;

  const isBegun = set.items.some(({ begunAt }) => begunAt !== null);
  if (isRefused || (!isBegun && isUsedUp(set.quota))) {
    return (
      <InsteadOfTask>
        <DailyLimit resetsAt={set.quota.resetsAt} onRetry={onRetry} />
      </InsteadOfTask>
    );
  }

  const { position } = item;
  return (
    <RoundItem
      set={set}
      item={item}
      step={step}
      onChange={onChange}
      onGone={() => setGone((before) => [...before, position])}
      onLost={() => setGone((before) => before.filter((each) => each !== position))}
      onLimit={() => {
        setIsRefused(true);
        onRetry();
      }}
    />
  );
}
