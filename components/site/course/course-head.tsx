import { useTranslations } from "next-intl";

import { Breadcrumb } from "@/components/site/breadcrumb";
import { DocumentDates } from "@/components/site/document-dates";
import { PageHead } from "@/components/site/page-head";
import { CoursePicture } from "@/components/site/course-picture";
import type { Course } from "@/lib/content/courses/courses";
import { taskNames } from "@/lib/content/task-names";
import { pageRecords } from "@/lib/content/pages/page-records";

type CourseHeadProps = { course: Course; crumbs: { label: string; home: string; courses: string } };

export function CourseHead({ course, crumbs }: CourseHeadProps) {
  const t = useTranslations("Courses");
  const { locale, slug, written, questionType } = course;
  const lang = written === locale ? undefined : written;
  const trail = [
    { name: crumbs.home, path: "/" },
    { name: crumbs.courses, path: pageRecords.courses.path },
    {
      name: questionType ? taskNames[questionType] : course.name,
      path: `/courses/${slug}`,
    },
  ];

  return (
    <PageHead
      lang={lang}
      title={course.name}
      lead={course.description}
      breadcrumb={<Breadcrumb locale={locale} label={crumbs.label} trail={trail} />}
      picture={<CoursePicture course={course} className="h-44 w-58" />}
    >
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft tabular">
        <span>{t("minutes", { minutes: course.minutes })}</span>
        <DocumentDates {...course} />
      </p>
    </PageHead>
  );
}
