import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { TaskPicture } from "@/components/site/task-picture";
import { samplePath } from "@/lib/content/samples/sample-path";
import { countSamples } from "@/lib/content/samples/samples";
import { taskNames, type TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";

/** A task with the way to its sample answers. */
export function TaskSamplesCard({ locale, task }: { locale: Locale; task: TaskType }) {
  const t = useTranslations("Samples");
  return (
    <li className="relative grid grid-cols-[6rem_1fr] items-center gap-x-5 rounded-card border border-line bg-card p-5 hover:border-teal">
      <TaskPicture type={task} className="w-full" />
      <div>
        <h3 className="text-lg">
          <PageLink
            locale={locale}
            href={samplePath(task)}
            lang="en"
            className="after:absolute after:inset-0 hover:text-teal"
          >
            {taskNames[task]}
          </PageLink>
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{t("count", { count: countSamples(task) })}</p>
      </div>
    </li>
  );
}

/** The tasks that have sample answers, but for the one whose page it is. */
export function TaskSamplesList({ locale, tasks }: { locale: Locale; tasks: readonly TaskType[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {tasks.map((task) => (
        <TaskSamplesCard key={task} locale={locale} task={task} />
      ))}
    </ul>
  );
}
