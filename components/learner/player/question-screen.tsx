"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";

import { DailyLimit } from "@/components/learner/daily-limit";
import { ErrorNote } from "@/components/learner/error-note";
import { ClockChoice, useClockFactor } from "@/components/learner/player/clock-choice";
import { QuestionPlayer } from "@/components/learner/player/question-player";
import { ResultPanel } from "@/components/learner/player/result-panel";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { useAnswer } from "@/components/learner/player/use-answer";
import { useCountdown } from "@/components/learner/player/use-countdown";
import { useDraft } from "@/components/learner/player/use-draft";
import type { PracticeSet } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { recordingsOf } from "@/components/learner/player/recordings-of";
import { questionFacts } from "@/lib/questions/registry";

type QuestionScreenProps = {
  set: PracticeSet;
  position: number;
  onShow: () => void;
  onChange: (set: PracticeSet) => void;
  onNext: () => void;
};

type Given = Record<string, unknown> | null;

export function QuestionScreen({ set, position, onShow, onChange, onNext }: QuestionScreenProps) {
  const t = useTranslations("Learner.player");
  const names = useTranslations("Questions.names");
  const item = set.items.find((each) => each.position === position);
  const factor = useClockFactor();
  const seconds = factor === null ? null : questionFacts(set.type).seconds * factor;
  const [hasBegun, setHasBegun] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const answer = useRef<Given>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { state, send } = useAnswer(set, position, onChange);
  const keepDraft = useDraft(set.id, position);
  const isAnswered = item?.result != null;
  const isOpen = !isAnswered && state.name === "open" && !isPaused;
  const clock = useCountdown(seconds, hasBegun && isOpen, () => void submit(answer.current));
  const isLast = position + 1 >= set.items.length;

  const show = useRef(onShow);
  useEffect(() => show.current(), []);

  useEffect(() => {
    if (isAnswered) nextButton.current?.focus();
  }, [isAnswered]);

  async function submit(given: Given) {
    await send(given, clock.spentMillis);
  }

  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey && event.key === "Enter" && isOpen) void latest.current(answer.current);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOpen]);

  const begin = useCallback(() => setHasBegun(true), []);
  const write = useCallback(
    (given: Given) => {
      answer.current = given;
      keepDraft(given);
    },
    [keepDraft],
  );
  const answerNow = useCallback((given: Given) => void latest.current(given), []);

  if (!item) return null;
  const recordings = recordingsOf(item.media);

  return (
    <section className="grid gap-4" aria-label={names(set.type)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">
          <span lang="en">{names(set.type)}</span>{" "}
          <span className="font-normal text-ink-soft tabular">
            {t("progress", { current: position + 1, total: set.items.length })}
          </span>
        </h1>
        <ClockChoice />
      </div>
      {isAnswered ? null : <TimerBar left={clock.left} fraction={clock.fraction} seconds={seconds} />}
      <div className="rounded-card border border-line bg-card p-4 sm:p-8">
        {item.result ? (
          <ResultPanel type={set.type} prompt={item.prompt} result={item.result} recordings={recordings} />
        ) : isPaused ? (
          <p className="py-16 text-center text-lg">{t("paused")}</p>
        ) : (
          <QuestionPlayer
            set={set}
            item={item}
            disabled={state.name !== "open"}
            onDraft={write}
            onAnswer={answerNow}
            onBegin={begin}
          />
        )}
      </div>
      {state.name === "limit" ? <DailyLimit resetsAt={null} /> : null}
      {state.name === "queued" ? (
        <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
          {t("queued")}
        </p>
      ) : null}
      {state.name === "failed" ? (
        <ErrorNote error={state.error} onRetry={() => void submit(answer.current)} />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {isAnswered || state.name === "queued" ? (
          <Button ref={nextButton} size="lg" onClick={onNext}>
            {isLast ? t("finish") : t("next")}
          </Button>
        ) : (
          <>
            {set.type === "read-and-select" ? null : (
              <Button
                size="lg"
                busy={state.name === "sending"}
                disabled={isPaused}
                onClick={() => void submit(answer.current)}
              >
                {t("submit")}
              </Button>
            )}
            <Button size="lg" variant="quiet" onClick={() => setIsPaused(!isPaused)}>
              {isPaused ? (
                <Play aria-hidden size={20} strokeWidth={1.75} />
              ) : (
                <Pause aria-hidden size={20} strokeWidth={1.75} />
              )}
              {isPaused ? t("resume") : t("pause")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
