"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import type { AnswerState } from "@/components/learner/player/use-answer";
import { Button } from "@/components/ui/button";

type QuestionButtonsProps = {
  state: AnswerState;
  isAnswered: boolean;
  isLast: boolean;
  isPaused: boolean;
  /** The answer itself is a button: nothing is left to submit. */
  answersAtOnce: boolean;
  onSubmit: () => void;
  onPause: () => void;
  onNext: () => void;
};

export function QuestionButtons(props: QuestionButtonsProps) {
  const { state, isAnswered, isLast, onNext } = props;
  const t = useTranslations("Learner.player");
  const nextButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isAnswered) nextButton.current?.focus();
  }, [isAnswered]);

  return (
    <div className="flex flex-wrap items-center gap-3">
      {isAnswered || state.name === "queued" ? (
        <Button ref={nextButton} size="lg" onClick={onNext}>
          {isLast ? t("finish") : t("next")}
        </Button>
      ) : (
        <OpenButtons {...props} />
      )}
    </div>
  );
}

function OpenButtons({ state, isPaused, answersAtOnce, onSubmit, onPause }: QuestionButtonsProps) {
  const t = useTranslations("Learner.player");
  const Icon = isPaused ? Play : Pause;

  return (
    <>
      {answersAtOnce ? null : (
        <Button size="lg" busy={state.name === "sending"} disabled={isPaused} onClick={() => onSubmit()}>
          {t("submit")}
        </Button>
      )}
      <Button size="lg" variant="quiet" onClick={onPause}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {isPaused ? t("resume") : t("pause")}
      </Button>
    </>
  );
}
