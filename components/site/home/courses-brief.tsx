import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { CoursePicture } from "@/components/site/course-picture";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { type Course, listSections } from "@/lib/content/courses";
import { taskNames } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

/** All courses by section, each as one line. */
export function CoursesBrief({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const action = (
    <PageLink locale={locale} href={sitePages.courses} className={buttonClass({ variant: "secondary" })}>
      {t("Home.allCourses")}
    </PageLink>
  );
  return (
    <Section id="courses" title={t("Home.coursesTitle")} text={t("Home.coursesText")} action={action}>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {listSections(locale).map(({ section, courses }) => (
          <div key={section}>
            <h3 className="border-t-2 border-ink pt-3 text-lg">{t(`Site.Skills.${section}`)}</h3>
            <ul className="mt-2">
              {courses.map((course) => (
                <li key={course.slug} className="border-b border-line last:border-0">
                  <Line course={course} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Line({ course }: { course: Course }) {
  const { locale, slug, written, questionType } = course;
  return (
    <PageLink
      locale={locale}
      href={`/courses/${slug}`}
      className="grid min-h-16 grid-cols-[4rem_1fr] items-center gap-4 py-2 hover:text-teal"
    >
      <CoursePicture course={course} className="w-full" />
      {questionType ? (
        <span lang="en">{taskNames[questionType]}</span>
      ) : (
        <span lang={written === locale ? undefined : written}>{course.title}</span>
      )}
    </PageLink>
  );
}
