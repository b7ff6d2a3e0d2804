"use client";

import { useTranslations } from "next-intl";

import { taskNames } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** Tasks keep the English names that the test gives them; a free text is none of its tasks. */
const englishNames: Record<CorrectedTask, string | null> = {
  "write-about-the-photo": taskNames["write-about-the-photo"],
  "interactive-writing": taskNames["interactive-writing"],
  "writing-sample": taskNames["writing-sample"],
  "summarize-the-conversation": "Summarize the Conversation",
  "free-text": null,
  "speak-about-the-photo": taskNames["speak-about-the-photo"],
  "read-then-speak": taskNames["read-then-speak"],
  "interactive-speaking": taskNames["interactive-speaking"],
  "speaking-sample": taskNames["speaking-sample"],
  "listen-then-speak": taskNames["listen-then-speak"],
};

/** For titles and labels. */
export function useTaskName() {
  const t = useTranslations("Corrections");
  return (task: CorrectedTask) => englishNames[task] ?? t("freeText");
}

export function TaskName({ task }: { task: CorrectedTask }) {
  const name = useTaskName();
  return englishNames[task] === null ? (
    name(task)
  ) : (
    <span lang="en" translate="no">
      {name(task)}
    </span>
  );
}
