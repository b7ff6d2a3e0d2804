import { useTranslations } from "next-intl";

import { taskFormats } from "@/lib/content/task-formats";
import type { TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { timeIn } from "@/lib/i18n/time-in";

/** How long the test gives for a task. */
export function TaskTimes({
  locale,
  task,
  className,
}: {
  locale: Locale;
  task: TaskType;
  className?: string;
}) {
  const t = useTranslations("Samples");
  const { seconds, prepareSeconds, isLegacy } = taskFormats[task];
  const lines = [
    ...(prepareSeconds ? [t("prepareTime", { time: timeIn(locale, prepareSeconds) })] : []),
    t("answerTime", { time: timeIn(locale, seconds) }),
    ...(isLegacy ? [t("legacy")] : []),
  ];
  return (
    <p className={`flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft tabular ${className ?? ""}`}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
