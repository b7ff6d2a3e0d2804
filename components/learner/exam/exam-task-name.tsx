"use client";

import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { correctedTaskNames } from "@/lib/content/corrected-task-names";
import { taskNames } from "@/lib/content/task-names";

export type ExamTaskKey = Exam["sections"][number]["task"];

const names: Partial<Record<string, string | null>> = { ...taskNames, ...correctedTaskNames };

/** Tasks keep the names that the real test gives them, in every language. */
export const examTaskName = (task: ExamTaskKey) => names[task] ?? task;

export function ExamTaskName({ task }: { task: ExamTaskKey }) {
  return (
    <span lang="en" translate="no">
      {examTaskName(task)}
    </span>
  );
}
