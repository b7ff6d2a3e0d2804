import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/site/page-link";
import { TaskPicture } from "@/components/site/task-picture";
import { TaskName } from "@/components/site/task-name";
import { practiceHref } from "@/components/site/practice-href";
import { clockOf, taskFormats } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import { type QuestionType, questionTypes } from "@/lib/questions/types";
import { Phrased } from "@/components/site/phrased";

export function PracticeTasks({ locale }: { locale: Locale }) {
  const t = useTranslations("Practice");
  return (
    <section aria-labelledby="tasks" className="page mt-20">
      <h2 id="tasks" className="text-3xl">
        <Phrased>{t("tasksTitle")}</Phrased>
      </h2>
      <div className="mt-8 border-t-2 border-ink">
        {questionTypes.map((type) => (
          <Task key={type} type={type} locale={locale} />
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-faint">{t("formatNote")}</p>
    </section>
  );
}

function Task({ type, locale }: { type: QuestionType; locale: Locale }) {
  const t = useTranslations();
  const { course, skill } = taskFormats[type];
  const facts = [
    [t("Practice.inTest"), t(`Practice.${type}.inTest`)],
    [t("Practice.clock"), t(`Site.Tasks.${type}.time`, clockOf(type))],
    [t("Practice.skill"), t(`Site.Skills.${skill}`)],
  ] as const;
  return (
    <article
      id={type}
      className="grid scroll-mt-8 gap-x-10 gap-y-5 border-b border-line py-8 md:grid-cols-[9rem_1fr] lg:grid-cols-[11rem_1fr_19rem]"
    >
      <TaskPicture type={type} className="w-36 md:w-full" />
      <div>
        <h3 className="text-2xl">
          <TaskName type={type} locale={locale} />
        </h3>
        <p className="mt-2 max-w-text">{t(`Site.Tasks.${type}.what`)}</p>
        <p className="mt-2 max-w-text text-ink-soft">{t(`Site.Tasks.${type}.result`)}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a href={practiceHref(locale, type)} className={buttonClass({ variant: "secondary" })}>
            {t("Home.practiceIt")}
          </a>
          <PageLink
            locale={locale}
            href={`/courses/${course}`}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
          >
            {t("Home.readCourse")}
          </PageLink>
        </p>
      </div>
      <dl className="grid content-start gap-2.5 text-sm md:col-start-2 lg:col-start-3">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[8rem_1fr] gap-3 border-b border-line pb-2.5 last:border-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
