import type { TaskType } from "@/lib/content/task-names";
import { writingTasks } from "@/lib/core/corrected-tasks";
import { type Locale, localePath } from "@/lib/i18n/locales";

/** Where a prompt is answered and corrected; null for a task that is not written. */
export function writeHref(locale: Locale, task: TaskType, prompt: string): string | null {
  const isWritten = writingTasks.some((each) => each === task);
  return isWritten ? `${localePath(locale, "/app")}#/corrections/new/${task}/${prompt}` : null;
}
