"use client";

import { useTranslations } from "next-intl";

import { correctedTaskNames } from "@/lib/content/corrected-task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** For titles and labels. */
export function useTaskName() {
  const t = useTranslations("Corrections");
  return (task: CorrectedTask) => correctedTaskNames[task] ?? t("freeText");
}

export function TaskName({ task }: { task: CorrectedTask }) {
  const name = useTaskName();
  return correctedTaskNames[task] === null ? (
    name(task)
  ) : (
    <span lang="en" translate="no">
      {name(task)}
    </span>
  );
}
