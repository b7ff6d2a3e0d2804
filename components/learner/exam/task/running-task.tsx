"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import {
  beginTask,
  type Exam,
  giveSign,
  holdExam,
  type OpenTask,
  type RunningTask as Task,
} from "@/components/learner/exam/task/exam-queries";
import { HeldElsewhere } from "@/components/learner/exam/task/held-elsewhere";
import { ExamQuestion } from "@/components/learner/exam/task/question-task";
import { useOutbox } from "@/components/learner/exam/task/use-outbox";
import { usePlayersAhead } from "@/components/learner/exam/task/use-players-ahead";
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
  const takeFree = useEffectEvent(() => void holdExam(exam.id).then(onExam, onStale));
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

const signEvery = 20_000;

/** While a task is on the screen the server hears that its tab is there, so that the report tells when nobody was. */
function useSigns(examId: string, isHere: boolean) {
  useEffect(() => {
    if (!isHere) return;
    const sign = () => void giveSign(examId).catch(() => undefined);
    const timer = window.setInterval(sign, signEvery);
    return () => window.clearInterval(timer);
  }, [examId, isHere]);
}

type ShownProps = Pick<RunningTaskProps, "exam" | "onExam" | "before" | "open"> & {
  task: Task;
  waiting: ReturnType<typeof useOutbox>["waiting"];
};

/** The task as far as it has come: before its beginning, or on the screen. */
function Shown({ exam, task, waiting, onExam, before, open }: ShownProps) {
  const [{ busy, error }, setBegun] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  });

  async function begin() {
    setBegun({ busy: true, error: null });
    try {
      onExam(await beginTask(exam.id, { index: task.index }));
      setBegun({ busy: false, error: null });
    } catch (failure) {
      setBegun({ busy: false, error: failure });
    }
  }

  if (task.state === "waiting")
    return (
      <>
        {error ? <ErrorNote error={error} /> : null}
        {before(task, () => void begin(), busy)}
      </>
    );
  if (task.kind === "open") return open?.(task);
  return <ExamQuestion exam={exam} task={task} waiting={waiting} onExam={onExam} />;
}

/** What was handed in and has not arrived. */
function Unsent({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  const t = useTranslations("Learner.diagnostic");
  const isKept = outbox.trouble === "offline" && outbox.waiting.length > 0;
  return (
    <>
      <p role="status" className="rounded-card bg-mark-soft px-4 py-3 empty:hidden">
        {isKept ? t("kept") : null}
      </p>
      {outbox.error ? <ErrorNote error={outbox.error} /> : null}
    </>
  );
}

/** The running task of a sitting, in the one tab that holds it; answers are kept until the server has them. */
export function RunningTask({ exam, onExam, onStale, goesOn = true, before, open }: RunningTaskProps) {
  const { task, hold } = exam;
  const take = useHold({ exam, onExam, onStale });
  const outbox = useOutbox({ examId: exam.id, isMine: hold.isMine, goesOn, onExam, onStale });
  useKeyboardInset();
  usePlayersAhead(exam);
  useFreshWhenSeen(onStale);
  useSigns(exam.id, hold.isMine && task?.state === "running");

  if (hold.isTaken && !hold.isMine) return <HeldElsewhere busy={take.busy} onTake={() => void take.hold()} />;
  if (!hold.isMine || !task) return <Waiting lines={4} />;

  return (
    <>
      <Unsent outbox={outbox} />
      <Shown
        key={task.index}
        exam={exam}
        task={task}
        waiting={outbox.waiting}
        onExam={onExam}
        before={before}
        {...(open && { open })}
      />
    </>
  );
}
