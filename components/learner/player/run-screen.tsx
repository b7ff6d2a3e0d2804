"use client";

import { useTranslations } from "next-intl";

import { AnswerNotice } from "@/components/learner/player/answer-notice";
import { QuestionButtons } from "@/components/learner/player/question-buttons";
import { StepView, useStepPlayer } from "@/components/learner/player/step-view";
import { TaskCard } from "@/components/learner/player/task-card";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { type RunProps, useRun } from "@/components/learner/player/use-run";

type RunScreenProps = RunProps & { isLast: boolean; onNext: () => void };

/** A run of steps on the screen: its clock, the step, and the one button to go on. */
export function RunScreen({ isLast, onNext, ...props }: RunScreenProps) {
  const t = useTranslations("Learner.player");
  const { item, step, isStrict } = props;
  const player = useStepPlayer(item.type, step.kind);
  const run = useRun(props, player);
  const { place, state, clock, heard, hear, isPaused, pause, canAnswer, submit, write, startsAt } = run;
  const earlier = item.steps.flatMap(({ kind, result }) => (result ? [{ kind, review: result.review }] : []));

  return (
    <>
      {player.timesItself ? null : <TimerBar clock={clock} />}
      <TaskCard>
        {isPaused ? (
          <p className="py-16 text-center text-lg">{t("paused")}</p>
        ) : (
          <StepView
            key={step.step}
            player={player}
            place={place}
            step={step}
            phase={clock.phase}
            seconds={clock.seconds}
            disabled={!canAnswer}
            heard={heard}
            onHear={hear}
            isStrict={isStrict}
            onEase={run.ease}
            onWait={run.setIsWaiting}
            earlier={earlier}
            onDraft={write}
            onAnswer={submit}
            onFirstPlay={() => startsAt("first-play")}
            onAudioEnd={() => startsAt("audio-end")}
          />
        )}
      </TaskCard>
      <AnswerNotice state={state} onRetry={submit} onNext={onNext} />
      <QuestionButtons
        state={state}
        isLast={isLast}
        isPaused={isPaused}
        isPreparing={clock.phase === "prepare"}
        answersAtOnce={player.answersAtOnce}
        onStart={clock.skip}
        empty={run.empty}
        onSubmit={run.submitByHand}
        onPause={isStrict ? null : () => pause(!isPaused)}
        onNext={onNext}
      />
    </>
  );
}
