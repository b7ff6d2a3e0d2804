import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { CourseCard } from "@/components/site/course-card";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { listSections } from "@/lib/content/courses";
import type { Locale } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

export function CoursesBrief({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const action = (
    <PageLink locale={locale} href={sitePages.courses} className={buttonClass({ variant: "secondary" })}>
      {t("Home.allCourses")}
    </PageLink>
  );
  return (
    <Section id="courses" title={t("Home.coursesTitle")} text={t("Home.coursesText")} action={action}>
      <div className="grid gap-8">
        {listSections(locale).map(({ section, courses }) => (
          <div key={section} className="grid gap-4 md:grid-cols-[10rem_1fr]">
            <h3 className="border-t-2 border-ink pt-3 text-base">{t(`Site.Skills.${section}`)}</h3>
            <div className="grid gap-4">
              {courses.map((course) => (
                <CourseCard key={course.slug} course={course} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
