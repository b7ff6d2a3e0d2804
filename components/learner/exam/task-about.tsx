"use client";

import { useTranslations } from "next-intl";

import type { RunningTask } from "@/components/learner/exam/task/exam-queries";
import { isQuestionType } from "@/lib/questions/types";

/** What a task wants, in one sentence. */
export function TaskAbout({ task }: Pick<RunningTask, "task">) {
  const questions = useTranslations("Questions.about");
  const corrections = useTranslations("Corrections.about");
  return isQuestionType(task) ? questions(task) : corrections(task);
}
