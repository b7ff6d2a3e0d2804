"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from "react";

import {
  beginTask,
  type Exam,
  type QuestionTask,
  saveEntry,
} from "@/components/learner/exam/task/exam-queries";
import { putOut } from "@/components/learner/exam/task/outbox";
import { useAutosave } from "@/components/learner/exam/task/use-autosave";
import { useExamClock } from "@/components/learner/exam/task/use-exam-clock";
import { useExamEntry } from "@/components/learner/exam/task/use-exam-entry";
import { ButtonBar } from "@/components/learner/player/question-buttons";
import { type Step, StepView, useStepPlayer } from "@/components/learner/player/step-view";
import { TaskCard } from "@/components/learner/player/task-card";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { useAskedEmpty } from "@/components/learner/player/use-asked-empty";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import type { SetItem } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";

type QuestionStepProps = {
  examId: string;
  task: QuestionTask;
  item: SetItem;
  step: Step;
  /** It was handed in, and the server's word is awaited. */
  isSent: boolean;
  /** Where in a round it is. */
  place: ReactNode;
  onExam: (exam: Exam) => void;
};

/** In a round a second press on a button lands on the next question. */
const doublePressMillis = 200;

/** Tells the server what a clock waits for: its recording is heard. What is shown it knows itself. */
function useTold({ examId, task, item, step, onExam }: QuestionStepProps) {
  const { index } = task;
  const { position } = item;
  const heard = useRef(onExam);
  useEffect(() => {
    heard.current = onExam;
  });
  return useCallback(
    (at: "first-play" | "audio-end") =>
      beginTask(examId, { index, position, step: step.step, at }).then(
        (exam) => heard.current(exam),
        () => undefined,
      ),
    [examId, index, position, step.step],
  );
}

/** A step of a question in exam mode: one clock of the server's, no pause, no help, no way back. */
export function QuestionStep(props: QuestionStepProps) {
  const { examId, task, item, step, isSent } = props;
  const t = useTranslations("Learner.player");
  const player = useStepPlayer(item.type, step.kind);
  const place = { setId: examId, position: item.position, step: step.step };
  const clock = useExamClock(step.clock, !isSent);
  const told = useTold(props);
  const { heard, hear, entry, write } = useExamEntry(place);
  const keep = useAutosave({
    position: item.position,
    step: step.step,
    isOpen: !isSent,
    begunAt: task.begunAt,
    send: (given, keepalive) => saveEntry(examId, given, keepalive),
  });
  const { empty, mayGo, forget } = useAskedEmpty(step.step);
  const canAnswer = !isSent && clock.phase === "answer";

  function submit(answer = entry()) {
    const millis = clock.millisNow();
    if (isSent || (task.isRound && answer !== null && millis < doublePressMillis)) return;
    putOut(examId, { position: item.position, step: step.step, answer, millis });
  }
  function submitByHand() {
    if (mayGo(player.countEmpty(step.prompt, entry()))) submit();
  }

  function startsAt(event: "first-play" | "audio-end") {
    if (step.clock.begins !== event) return;
    clock.startsNow();
    if (step.clock.openedAt === null) void told(event);
  }

  // The time is over: whatever is there is handed in, once; what is refused is not sent again and again.
  const submitDue = useEffectEvent(() => submit());
  useEffect(() => {
    if (clock.isOver) submitDue();
  }, [clock.isOver]);
  useSubmitKey(canAnswer, submitByHand);
  const earlier = item.steps.flatMap(({ kind, result }) => (result ? [{ kind, review: result.review }] : []));

  return (
    <>
      <TimerBar clock={clock} aside={props.place} />
      <TaskCard>
        <StepView
          player={player}
          place={place}
          step={step}
          phase={clock.phase}
          seconds={clock.seconds}
          disabled={!canAnswer}
          heard={heard}
          onHear={hear}
          isStrict
          onEase={() => undefined}
          onWait={() => undefined}
          earlier={earlier}
          onDraft={(answer) => {
            write(answer);
            keep({ answer, millis: clock.millisNow() });
            forget();
          }}
          onAnswer={submit}
          onFirstPlay={() => startsAt("first-play")}
          onAudioEnd={() => startsAt("audio-end")}
        />
      </TaskCard>
      {player.answersAtOnce ? null : (
        <ButtonBar>
          <Button
            size="lg"
            className="max-md:flex-1"
            busy={isSent}
            disabled={!canAnswer}
            onClick={submitByHand}
          >
            {t("submit")}
          </Button>
          <p
            role="status"
            className="order-first basis-full rounded-card bg-mark-soft px-4 py-2 empty:hidden"
          >
            {empty === null ? null : t("empty", { count: empty })}
          </p>
        </ButtonBar>
      )}
    </>
  );
}
