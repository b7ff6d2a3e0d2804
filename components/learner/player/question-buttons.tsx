"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";

import { wasByKeys } from "@/components/learner/player/last-input";
import type { AnswerState } from "@/components/learner/player/use-answer";
import { Button } from "@/components/ui/button";

/** Where the one next step is: always in sight, on phones above a keyboard on the screen. */
export function ButtonBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-buttons
      className="sticky bottom-[var(--keyboard,0px)] z-10 flex flex-wrap items-center gap-3 bg-paper max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-my-3 md:py-3"
    >
      {children}
    </div>
  );
}

type NextButtonProps = {
  isLast: boolean;
  onNext: () => void;
  /** What else may be done now. */
  children?: ReactNode;
};

/** Goes on after an answer; Enter does, too. */
export function NextButton({ isLast, onNext, children }: NextButtonProps) {
  const t = useTranslations("Learner.player");
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus({ preventScroll: true, focusVisible: wasByKeys() }), []);

  return (
    <ButtonBar>
      <Button ref={button} size="lg" className="max-md:flex-1" onClick={onNext}>
        {isLast ? t("finish") : t("next")}
      </Button>
      {children}
    </ButtonBar>
  );
}

type QuestionButtonsProps = {
  state: AnswerState;
  isLast: boolean;
  isPaused: boolean;
  isPreparing: boolean;
  /** The answer itself is a button: nothing is left to submit. */
  answersAtOnce: boolean;
  /** So many places are empty, and that is being asked about. */
  empty: number | null;
  onStart: () => void;
  onSubmit: () => void;
  /** Null where there is no pause. */
  onPause: (() => void) | null;
  onNext: () => void;
};

export function QuestionButtons(props: QuestionButtonsProps) {
  const { state, isLast, isPaused, isPreparing, answersAtOnce, empty } = props;
  const { onStart, onSubmit, onPause, onNext } = props;
  const t = useTranslations("Learner.player");
  const Icon = isPaused ? Play : Pause;
  if (state.name === "queued") return onPause ? <NextButton isLast={isLast} onNext={onNext} /> : null;
  if (!onPause && answersAtOnce && !isPreparing) return null;

  return (
    <ButtonBar>
      {isPreparing ? (
        <Button size="lg" className="max-md:flex-1" disabled={isPaused} onClick={onStart}>
          {t("startNow")}
        </Button>
      ) : answersAtOnce ? null : (
        <Button
          size="lg"
          className="max-md:flex-1"
          busy={state.name === "sending"}
          disabled={isPaused}
          onClick={onSubmit}
        >
          {t("submit")}
        </Button>
      )}
      {onPause ? (
        <Button size="lg" variant="quiet" onClick={onPause}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {isPaused ? t("resume") : t("pause")}
        </Button>
      ) : null}
      <p role="status" className="order-first basis-full rounded-card bg-mark-soft px-4 py-2 empty:hidden">
        {empty === null ? null : t("empty", { count: empty })}
      </p>
    </ButtonBar>
  );
}
