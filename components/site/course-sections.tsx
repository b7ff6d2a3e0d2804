import { useTranslations } from "next-intl";

import { CourseCard } from "@/components/site/course-card";
import { listSections } from "@/lib/content/courses/courses";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** The sections that have courses, each at its own anchor: section-0, section-1, ... */
export function CourseSections({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const sections = listSections(locale);
  return (
    <>
      <nav aria-label={t("Courses.jumpTo")} className="page mt-8">
        <ul className="flex flex-wrap gap-2">
          {sections.map(({ section, courses }, index) => (
            <li key={section}>
              <a
                href={`#section-${index}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 font-medium hover:border-teal hover:text-teal"
              >
                {t(`Site.Skills.${section}`)}
                <span className="text-sm text-ink-faint tabular">
                  {t("Courses.count", { count: courses.length })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ section, courses }, index) => (
        <section
          key={section}
          id={`section-${index}`}
          aria-labelledby={`${section}-title`}
          className="page mt-14 grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_1fr]"
        >
          <h2 id={`${section}-title`} className="border-t-2 border-ink pt-4 text-2xl">
            <Phrased>{t(`Site.Skills.${section}`)}</Phrased>
          </h2>
          <div className="grid gap-4">
            {courses.map((course) => (
              <CourseCard key={course.slug} course={course} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
