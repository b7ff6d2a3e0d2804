"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useEffectEvent, useState } from "react";

import { queuedPositions } from "@/components/learner/answer-queue";
import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { Waiting } from "@/components/learner/error-note";
import { ExamLanguage } from "@/components/learner/exam/sit/exam-language";
import { DoubleTime } from "@/components/learner/player/clock-choice";
import { EndSetButton } from "@/components/learner/player/end-set";
import { InsteadOfTask } from "@/components/learner/player/leave-task";
import { RoundSummary } from "@/components/learner/player/round-summary";
import { RunScreen } from "@/components/learner/player/run-screen";
import type { SetChange } from "@/components/learner/player/set-change";
import { SetSummary } from "@/components/learner/player/set-summary";
import { type Step, useStepPlayer } from "@/components/learner/player/step-view";
import { TaskHeading } from "@/components/learner/player/task-heading";
import { useSameFocus } from "@/components/learner/player/use-same-focus";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";

type StraightProps = { set: PracticeSet; onChange: (change: SetChange) => void; onRetry: () => void };
type Straight = { onGone: () => void; onLost: () => void; onLimit: () => void };
type StraightItemProps = Omit<StraightProps, "onRetry"> & Straight & { item: SetItem; step: Step };

const againMillis = 2_000;

const openStep = ({ steps }: SetItem) => steps.find(({ result }) => result === null) ?? null;
const isExam = ({ multiplier }: PracticeSet) => multiplier !== null;
/** What follows the answer to it is known here; the next step of an item comes with the server's reply. */
const isLastStep = ({ steps, stepCount }: SetItem) => steps.length >= stepCount;

/** Says the question that has come by itself to those who do not see it. */
function Said({ set, item, step }: Pick<StraightItemProps, "set" | "item" | "step">) {
  const t = useTranslations("Learner.player");
  const player = useStepPlayer(item.type, step.kind);
  return (
    <p role="status" className="sr-only">
      {t("progress", { current: item.position + 1, total: set.items.length })}{" "}
      <span lang="en">{player.say(step.prompt)}</span>
    </p>
  );
}

function StraightItem({ set, item, step, onChange, onGone, onLost, onLimit }: StraightItemProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");
  const sameFocus = useSameFocus(item.position, set.isRound);
  const progress = t("progress", { current: item.position + 1, total: set.items.length });
  useScreenTitle(`${names(item.type)}, ${progress}`);
  useScreenTop(isExam(set) ? `${set.id} ${item.position}` : set.id);
  const isLast = isLastStep(item);

  return (
    <section
      data-task
      data-mode={isExam(set) ? "exam" : "practice"}
      aria-label={names(item.type)}
      className="flex flex-col gap-4 pb-[var(--keyboard,0px)] max-md:min-h-[calc(100dvh-1rem)]"
    >
      {isExam(set) ? null : <DoubleTime />}
      <TaskHeading set={set} item={item} stepsDone={item.steps.filter(({ result }) => result).length} />
      <Suspense fallback={<Waiting />}>
        <Said set={set} item={item} step={step} />
        <div {...sameFocus} className="flex grow flex-col gap-4">
          <RunScreen
            key={`${item.position} ${step.clock.run}`}
            setId={set.id}
            item={item}
            step={step}
            isLast={false}
            isStrict={isExam(set)}
            straightOn={{ onGone: () => (isLast ? onGone() : undefined), onLost }}
            onChange={onChange}
            onLimit={onLimit}
            onNext={onGone}
          />
        </div>
      </Suspense>
    </section>
  );
}

/** What came of the answers is there: of a round in practice mode that is its score, else each of them. */
function hasResults(set: PracticeSet) {
  if (set.isRound && set.roundScore === null && set.items.every((item) => openStep(item) === null))
    return false;
  return set.items.every(({ steps }) =>
    steps.every(({ result }) => result === null || result.outcome !== null),
  );
}

/** All is answered: the results come with the last answer's way to the server. */
function StraightEnd({ set, onRetry }: Pick<StraightProps, "set" | "onRetry">) {
  const t = useTranslations("Learner.player");
  const isEnded = isExam(set) && set.finishedAt !== null;
  const isAnswered = isEnded || set.items.every((item) => openStep(item) === null);
  const isThere = isAnswered && hasResults(set);

  // They are the set's: no answer of one item brings those of the others. What is read while an answer changes the set is
  // dropped, so it is read until it is there.
  const readResults = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isAnswered || isThere) return;
    readResults();
    const timer = setInterval(readResults, againMillis);
    return () => clearInterval(timer);
  }, [isAnswered, isThere]);

  if (isThere) return set.roundScore === null ? <SetSummary set={set} /> : <RoundSummary set={set} />;
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

/** Those whose answers wait on this device; an item that goes on after its answer waits for the server. */
const goneFrom = ({ id, items }: PracticeSet) =>
  queuedPositions(id).filter((position) =>
    items.some((item) => item.position === position && isLastStep(item)),
  );

/** A round, or a set in exam mode: straight on at each answer, looked at together at its end. A reload goes on where it was. */
export function StraightScreen({ set, onChange, onRetry }: StraightProps) {
  /** Answered here, whether or not the server has said so yet. */
  const [gone, setGone] = useState<readonly number[]>(() => goneFrom(set));
  const [isRefused, setIsRefused] = useState(false);
  const isEnded = isExam(set) && set.finishedAt !== null;
  const item = isEnded
    ? undefined
    : set.items.find((each) => openStep(each) && !gone.includes(each.position));
  const step = item && openStep(item);
  if (!item || !step) return <StraightEnd set={set} onRetry={onRetry} />;

  if (isRefused || (item.begunAt === null && isUsedUp(set.quota))) {
    return (
      <InsteadOfTask>
        <DailyLimit resetsAt={set.quota.resetsAt} onRetry={onRetry} />
        {isExam(set) ? <EndSetButton setId={set.id} /> : null}
      </InsteadOfTask>
    );
  }

  const { position } = item;
  const shown = (
    <StraightItem
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
  return isExam(set) ? <ExamLanguage starts="english">{shown}</ExamLanguage> : shown;
}
