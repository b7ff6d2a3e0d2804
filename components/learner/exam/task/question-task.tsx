"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";

import { Waiting } from "@/components/learner/error-note";
import type { Exam, QuestionTask } from "@/components/learner/exam/task/exam-queries";
import type { Waiting as Kept } from "@/components/learner/exam/task/outbox";
import { QuestionStep } from "@/components/learner/exam/task/question-step";
import { type Step, useStepPlayer } from "@/components/learner/player/step-view";
import { useSameFocus } from "@/components/learner/player/use-same-focus";
import type { SetItem } from "@/components/learner/queries";

type QuestionTaskProps = {
  exam: Exam;
  task: QuestionTask;
  waiting: readonly Kept[];
  onExam: (exam: Exam) => void;
};

const openStep = ({ steps }: SetItem) => steps.find(({ result }) => result === null) ?? null;

/** Says the question that has come by itself to those who do not see it. */
function Said({ item, step, of }: { item: SetItem; step: Step; of: number }) {
  const t = useTranslations("Learner.player");
  const player = useStepPlayer(item.type, step.kind);
  return (
    <p role="status" className="sr-only">
      {t("progress", { current: item.position + 1, total: of })}{" "}
      <span lang="en">{player.say(step.prompt)}</span>
    </p>
  );
}

/** The step to answer: in a round straight on, before the server has said a word to the last one. */
function findOpen({ items, isRound }: QuestionTask, waiting: readonly Kept[]) {
  const isOut = ({ position }: SetItem, { step }: Step) =>
    waiting.some((kept) => kept.position === position && kept.step === step);
  for (const item of items) {
    const step = openStep(item);
    if (step && !(isRound && isOut(item, step))) return { item, step, isSent: isOut(item, step) };
  }
  return null;
}

/** A question, or a round of words, as it runs in an exam. */
export function ExamQuestion({ exam, task, waiting, onExam }: QuestionTaskProps) {
  const t = useTranslations("Learner.player");
  const found = findOpen(task, waiting);
  const focus = useSameFocus(found?.item.position ?? -1, task.isRound);
  if (!found) return <Waiting lines={4} />;
  const { item, step, isSent } = found;
  const at = task.items.indexOf(item);

  return (
    <div {...focus} className="flex grow flex-col gap-4">
      <Suspense fallback={<Waiting />}>
        {task.isRound ? <Said item={item} step={step} of={task.items.length} /> : null}
        <QuestionStep
          key={`${item.position} ${step.step}`}
          examId={exam.id}
          task={task}
          item={item}
          step={step}
          isSent={isSent}
          place={
            task.isRound ? (
              <p className="text-sm text-ink-soft tabular">
                {t("progress", { current: at + 1, total: task.items.length })}
              </p>
            ) : null
          }
          onExam={onExam}
        />
      </Suspense>
    </div>
  );
}
