"use client";

import { useEffect, useEffectEvent, useState } from "react";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { beginTask, type Exam, type OpenTask } from "@/components/learner/exam/task/exam-queries";

type OpeningProps = {
  examId: string;
  task: OpenTask;
  part: OpenTask["parts"][number];
  onExam: (exam: Exam) => void;
};

/** A part whose clock does not run yet: somebody is here now, so it begins, and only then is there to be read. */
export function PartOpening({ examId, task, part, onExam }: OpeningProps) {
  const [error, setError] = useState<unknown>(null);
  function open() {
    const { index, position } = task;
    beginTask(examId, { index, position, step: part.part, at: "display" }).then(onExam, setError);
  }
  const openNow = useEffectEvent(open);
  useEffect(() => openNow(), []);

  function retry() {
    setError(null);
    open();
  }
  return error ? <ErrorNote error={error} onRetry={retry} /> : <Waiting lines={4} />;
}
