import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { practiceHref } from "@/components/site/practice-href";
import { TaskName } from "@/components/site/task-name";
import { TaskPicture } from "@/components/site/task-picture";
import { buttonClass } from "@/components/ui/button";
import { timeIn } from "@/lib/content/facts/time-in";
import { type Skill, taskFormats } from "@/lib/content/task-formats";
import { taskNames, type TaskType, taskTypes } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** The tasks of one skill; those no longer in the test come last. */
export function SkillTasks({ locale, skill }: { locale: Locale; skill: Skill }) {
  const t = useTranslations("Site.Skills");
  const tasks = taskTypes
    .filter((type) => taskFormats[type].skill === skill)
    .sort((a, b) => Number(taskFormats[a].isLegacy ?? false) - Number(taskFormats[b].isLegacy ?? false));
  return (
    <section aria-labelledby={skill} className="page mt-14 grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_1fr]">
      <h2 id={skill} className="self-start border-t-2 border-ink pt-4 text-2xl">
        <Phrased>{t(skill)}</Phrased>
      </h2>
      <ul className="border-t border-line">
        {tasks.map((type) => (
          <Task key={type} locale={locale} type={type} />
        ))}
      </ul>
    </section>
  );
}

function useFacts(locale: Locale, type: TaskType) {
  const t = useTranslations("TaskList");
  const { count, seconds, prepareSeconds, isLegacy } = taskFormats[type];
  if (isLegacy) return [t("legacy")];
  const [low, high] = typeof count === "number" ? [count, count] : count;
  return [
    low === high ? t("one", { count: low }) : t("count", { low, high }),
    ...(prepareSeconds ? [t("prepare", { time: timeIn(locale, prepareSeconds) })] : []),
    t("each", { time: timeIn(locale, seconds) }),
  ];
}

function Task({ locale, type }: { locale: Locale; type: TaskType }) {
  const t = useTranslations("TaskList");
  const facts = useFacts(locale, type);
  const name = taskNames[type];
  return (
    <li
      id={type}
      className="grid scroll-mt-8 grid-cols-[5rem_1fr] items-center gap-x-6 gap-y-4 border-b border-line py-5 sm:grid-cols-[7rem_1fr_auto]"
    >
      <TaskPicture type={type} className="w-full" />
      <div>
        <h3 className="text-lg">
          <TaskName type={type} locale={locale} />
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft tabular">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 max-sm:col-span-2">
        <a
          href={practiceHref(locale, type)}
          aria-label={`${t("practice")}: ${name}`}
          className={`${buttonClass()} max-sm:grow`}
        >
          {t("practice")}
        </a>
        <PageLink
          locale={locale}
          href={`/courses/${taskFormats[type].course}`}
          aria-label={`${t("course")}: ${name}`}
          className={`${buttonClass({ variant: "secondary" })} max-sm:grow`}
        >
          {t("course")}
        </PageLink>
      </p>
    </li>
  );
}
