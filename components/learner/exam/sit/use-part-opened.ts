import { useEffect, useEffectEvent } from "react";

import { beginTask, type Exam, type OpenTask } from "@/components/learner/exam/task/exam-queries";

type Opened = {
  examId: string;
  task: OpenTask;
  part: OpenTask["parts"][number];
  onExam: (exam: Exam) => void;
};

/** Tells the server that a part is on the screen, where it does not know. What fails is told by the answer. */
export function usePartOpened({ examId, task, part, onExam }: Opened) {
  const open = useEffectEvent(() => {
    if (part.openedAt !== null) return;
    const { index, position } = task;
    beginTask(examId, { index, position, step: part.part, at: "display" }).then(onExam, () => undefined);
  });
  const { part: number } = part;
  useEffect(() => open(), [number]);
}
