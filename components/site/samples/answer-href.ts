import type { TaskType } from "@/lib/content/task-names";
import { speakingTasks, writingTasks } from "@/lib/core/corrected-tasks";
import { type Locale, localePath } from "@/lib/i18n/locales";

type Answering = { href: string; how: "write" | "speak" };

/** Where a prompt is answered by whoever reads it; null for a task that is practiced in sets. */
export function answerHref(locale: Locale, task: TaskType, prompt: string): Answering | null {
  const href = `${localePath(locale, "/app")}#/corrections/new/${task}/${prompt}`;
  if (writingTasks.some((each) => each === task)) return { href, how: "write" };
  return speakingTasks.some((each) => each === task) ? { href, how: "speak" } : null;
}
