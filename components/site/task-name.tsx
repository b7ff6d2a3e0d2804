import { type TaskType, taskNames, usualNameAfter } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";

/** A task by its own name, where a page names it first. */
export function TaskName({ type, locale }: { type: TaskType; locale: Locale }) {
  return (
    <>
      <span lang="en">{taskNames[type]}</span>
      {usualNameAfter(type, locale)}
    </>
  );
}
