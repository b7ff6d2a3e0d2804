"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import {
  beginTask,
  type Exam,
  holdExam,
  type OpenTask,
  type RunningTask as Task,
} from "@/components/learner/exam/task/exam-queries";
import { HeldElsewhere } from "@/components/learner/exam/task/held-elsewhere";
import { ExamQuestion } from "@/components/learner/exam/task/question-task";
import { useOutbox } from "@/components/learner/exam/task/use-outbox";
import { useKeyboardInset } from "@/components/learner/player/use-keyboard-inset";

type RunningTaskProps = {
  exam: Exam;
  onExam: (exam: Exam) => void;
  /** Reads the sitting again. */
  onStale: () => void;
  /** Whether the next task comes on the screen at once when one was handed in. */
  goesOn?: boolean;
  /** What stands before a task that was not begun; its `begin` puts it on the screen. */
  before: (task: Task, begin: () => void, busy: boolean) => ReactNode;
  /** A task that is written or spoken. */
  open?: (task: OpenTask) => ReactNode;
};

/** Who comes back to a sitting that no tab holds has it. */
function useHold({ exam, onExam, onStale }: Pick<RunningTaskProps, "exam" | "onExam" | "onStale">) {
  const { isMine, isTaken } = exam.hold;
  const [busy, setBusy] = useState(false);
  async function hold() {
    setBusy(true);
    await holdExam(exam.id).then(onExam, onStale);
    setBusy(false);
  }
  const isFree = !isMine && !isTaken;
  const takeFree = useEffectEvent(() => void hold());
  useEffect(() => {
    if (isFree) takeFree();
  }, [isFree]);
  return { busy, hold };
}

/** A tab that was away may have missed a deadline, or that another tab has the sitting. */
function useFreshWhenSeen(onStale: () => void) {
  const look = useEffectEvent(onStale);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === "visible") look();
    };
    document.addEventListener("visibilitychange", onSeen);
    return () => document.removeEventListener("visibilitychange", onSeen);
  }, []);
}

/** The running task of a sitting, in the one tab that holds it; answers are kept until the server has them. */
export function RunningTask({ exam, onExam, onStale, goesOn = true, before, open }: RunningTaskProps) {
  const t = useTranslations("Learner.diagnostic");
  const [begun, setBegun] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const { task, hold } = exam;
  const take = useHold({ exam, onExam, onStale });
  const outbox = useOutbox({ examId: exam.id, isMine: hold.isMine, goesOn, onExam, onStale });
  useKeyboardInset();
  useFreshWhenSeen(onStale);

  if (!hold.isMine)
    return hold.isTaken ? (
      <HeldElsewhere busy={take.busy} onTake={() => void take.hold()} />
    ) : (
      <Waiting lines={4} />
    );
  if (!task) return <Waiting lines={4} />;

  async function begin(index: number) {
    setBegun({ busy: true, error: null });
    try {
      onExam(await beginTask(exam.id, { index }));
      setBegun({ busy: false, error: null });
    } catch (error) {
      setBegun({ busy: false, error });
    }
  }

  return (
    <>
      <p role="status" className="rounded-card bg-mark-soft px-4 py-3 empty:hidden">
        {outbox.trouble === "offline" && outbox.waiting.length > 0 ? t("kept") : null}
      </p>
      {(begun.error ?? outbox.error) ? <ErrorNote error={begun.error ?? outbox.error} /> : null}
      {task.state === "waiting" ? before(task, () => void begin(task.index), begun.busy) : null}
      {task.state === "running" && task.kind === "question" ? (
        <ExamQuestion key={task.index} exam={exam} task={task} waiting={outbox.waiting} onExam={onExam} />
      ) : null}
      {task.state === "running" && task.kind === "open" ? open?.(task) : null}
    </>
  );
}
