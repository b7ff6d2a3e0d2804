import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { CategoryPicture } from "@/components/site/article/category-picture";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { TaskName } from "@/components/site/task-name";
import { TaskPicture } from "@/components/site/task-picture";
import { type CourseLine, listLines } from "@/lib/content/courses/courses";
import { taskFormats } from "@/lib/content/task-formats";
import { taskNames } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";
import { isQuestionType } from "@/lib/questions/types";
import { Phrased } from "@/components/site/phrased";

/** All tasks and courses by section, each as one line; on phones the sections alone. */
export function CoursesBrief({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const action = (
    <PageLink
      locale={locale}
      href={pageRecords.courses.path}
      className={buttonClass({ variant: "secondary" })}
    >
      {t("Home.allCourses")}
    </PageLink>
  );
  return (
    <Section id="courses" title={t("Home.coursesTitle")} text={t("Home.coursesText")} action={action}>
      <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {listLines(locale).map(({ section, lines }, index) => (
          <div key={section}>
            <h3 className="border-t-2 border-ink text-lg sm:pt-3">
              <PageLink
                locale={locale}
                href={`${pageRecords.courses.path}#section-${index}`}
                className="flex min-h-11 items-center justify-between gap-4 hover:text-teal sm:inline sm:min-h-0"
              >
                <Phrased>{t(`Site.Skills.${section}`)}</Phrased>
                <span className="text-sm font-normal text-ink-soft tabular sm:hidden">
                  {t("Courses.count", { count: new Set(lines.map(({ course }) => course.slug)).size })}
                </span>
              </PageLink>
            </h3>
            <ul className="mt-2 max-sm:hidden">
              {lines.map((line) => (
                <li key={line.task ?? line.course.slug} className="border-b border-line last:border-0">
                  <Line {...line} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Line({ course, task }: CourseLine) {
  const t = useTranslations("TaskList");
  const { locale, slug, section, title, written } = course;
  return (
    <PageLink
      locale={locale}
      href={`/courses/${slug}`}
      className="grid min-h-16 grid-cols-[4rem_1fr] items-center gap-4 py-2 hover:text-teal"
    >
      {task ? (
        <>
          <TaskPicture type={task} className="w-full" />
          <span>
            {isQuestionType(task) ? (
              <span lang="en">{taskNames[task]}</span>
            ) : (
              <TaskName type={task} locale={locale} />
            )}
            {taskFormats[task].isLegacy ? (
              <span className="block text-sm text-ink-soft">{t("legacy")}</span>
            ) : null}
          </span>
        </>
      ) : (
        <>
          <CategoryPicture category={section} className="w-full" />
          <span lang={written === locale ? undefined : written}>{title}</span>
        </>
      )}
    </PageLink>
  );
}
