"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";

import { AnswerNotice } from "@/components/learner/player/answer-notice";
import { ClockChoice, useClockFactor } from "@/components/learner/player/clock-choice";
import { QuestionButtons } from "@/components/learner/player/question-buttons";
import { type Given, QuestionPlayer } from "@/components/learner/player/question-player";
import { recordingsOf } from "@/components/learner/player/recordings-of";
import { ResultPanel } from "@/components/learner/player/result-panel";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { useAnswer } from "@/components/learner/player/use-answer";
import { useCountdown } from "@/components/learner/player/use-countdown";
import { useDraft } from "@/components/learner/player/use-draft";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { questionFacts } from "@/lib/questions/registry";

type QuestionScreenProps = {
  set: PracticeSet;
  item: SetItem;
  onShow: () => void;
  onChange: (set: PracticeSet) => void;
  onNext: () => void;
};

export function QuestionScreen({ set, item, onShow, onChange, onNext }: QuestionScreenProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");
  const factor = useClockFactor();
  const seconds = factor === null ? null : questionFacts(set.type).seconds * factor;
  const [hasBegun, setHasBegun] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const answer = useRef<Given>(null);
  const { state, send } = useAnswer(set, item.position, onChange);
  const keepDraft = useDraft(set.id, item.position);
  const isOpen = item.result === null && state.name === "open" && !isPaused;
  const clock = useCountdown(seconds, hasBegun && isOpen, () => submit());

  const show = useRef(onShow);
  useEffect(() => show.current(), []);

  function submit(given = answer.current) {
    void send(given, clock.spentMillis);
  }

  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  const begin = useCallback(() => setHasBegun(true), []);
  const answerNow = useCallback((given: Given) => latest.current(given), []);
  const write = useCallback(
    (given: Given) => {
      answer.current = given;
      keepDraft(given);
    },
    [keepDraft],
  );
  useSubmitKey(isOpen, submit);

  return (
    <section className="grid gap-4" aria-label={names(set.type)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">
          <span lang="en">{names(set.type)}</span>{" "}
          <span className="font-normal text-ink-soft tabular">
            {t("progress", { current: item.position + 1, total: set.items.length })}
          </span>
        </h1>
        <ClockChoice />
      </div>
      {item.result ? null : <TimerBar left={clock.left} fraction={clock.fraction} seconds={seconds} />}
      <div className="rounded-card border border-line bg-card p-4 sm:p-8">
        {item.result ? (
          <ResultPanel
            type={set.type}
            prompt={item.prompt}
            result={item.result}
            recordings={recordingsOf(item.media)}
          />
        ) : isPaused ? (
          <p className="py-16 text-center text-lg">{t("paused")}</p>
        ) : (
          <QuestionPlayer
            type={set.type}
            setId={set.id}
            item={item}
            disabled={state.name !== "open"}
            onDraft={write}
            onAnswer={answerNow}
            onBegin={begin}
          />
        )}
      </div>
      <AnswerNotice state={state} onRetry={submit} />
      <QuestionButtons
        state={state}
        isAnswered={item.result !== null}
        isLast={item.position + 1 >= set.items.length}
        isPaused={isPaused}
        answersAtOnce={set.type === "read-and-select"}
        onSubmit={submit}
        onPause={() => setIsPaused(!isPaused)}
        onNext={onNext}
      />
    </section>
  );
}
