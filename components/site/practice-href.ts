import { beginSetHref } from "@/components/site/course/begin-set-href";
import type { TaskType } from "@/lib/content/task-names";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { isQuestionType } from "@/lib/questions/types";

/** Where a task is practiced at once: a set of it, or the prompts of one that is written or spoken freely. */
export function practiceHref(locale: Locale, type: TaskType): string {
  if (isQuestionType(type)) return beginSetHref(locale, { purpose: `type:${type}`, type });
  return `${localePath(locale, "/app")}#/corrections/new/${type}`;
}
