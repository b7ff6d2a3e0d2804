"use client";

import { useState } from "react";

import { ErrorNote } from "@/components/learner/error-note";
import { TaskIntro } from "@/components/learner/exam/sit/task-intro";
import { beginTask, type Exam, type OpenTask } from "@/components/learner/exam/task/exam-queries";

type Part = OpenTask["parts"][number];
type OpeningProps = { exam: Exam; task: OpenTask; part: Part; onExam: (exam: Exam) => void };

/** The part whose time has not begun, since the one before it ran out while nobody was there. */
export const waitingPart = ({ parts }: OpenTask) => parts.find(({ state }) => state === "waiting") ?? null;

/**
 * Somebody is back after a part ran out: no clock runs, and the next part comes with a press, as a task does. A tab that a
 * browser opened again by itself starts nothing.
 */
export function PartOpening({ exam, task, part, onExam }: OpeningProps) {
  const [{ busy, error }, setOpened] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  });
  async function open() {
    setOpened({ busy: true, error: null });
    const { index, position } = task;
    await beginTask(exam.id, { index, position, step: part.part, at: "display" }).then(onExam, (failure) =>
      setOpened({ busy: false, error: failure }),
    );
  }
  return (
    <>
      {error ? <ErrorNote error={error} /> : null}
      <TaskIntro {...{ exam, task, part, busy }} onBegin={() => void open()} />
    </>
  );
}
