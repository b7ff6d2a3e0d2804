import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { DraftNote } from "@/components/content/draft-note";
import { JsonLd } from "@/components/content/json-ld";
import { CourseEnd } from "@/components/site/course/course-end";
import { CourseHead } from "@/components/site/course/course-head";
import { CourseText } from "@/components/site/course/course-text";
import { OtherCourses } from "@/components/site/course/other-courses";
import { courseSlugs, getCourse } from "@/lib/content/courses/courses";
import { folderSegments, localSegments } from "@/lib/content/addresses/local-paths";
import { type Locale, locales } from "@/lib/i18n/locales";
import { courseLd } from "@/lib/seo/json-ld-course";
import { courseVideoLd } from "@/lib/seo/json-ld-video";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale; slug: string }> };

const path = pageRecords.courses.path;

const courseAt = (locale: Locale, slug: string) => getCourse(locale, folderSegments(path, [slug]).join("/"));

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) =>
    courseSlugs.flatMap((slug) => localSegments(locale, path, [slug]).map((own) => ({ locale, slug: own }))),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataAt(locale, `${path}/${slug}`);
}

export default async function CoursePage({ params }: Props) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const course = courseAt(locale, slug);
  if (!course) notFound();
  const t = await getTranslations("Site");
  const video = courseVideoLd(course);

  return (
    <main id="content" data-tone="teal">
      <JsonLd graph={[courseLd(course), ...(video ? [video] : [])]} />
      <DraftNote unpublished={course.unpublished} />
      <CourseHead
        course={course}
        crumbs={{
          label: t("Breadcrumb.label"),
          home: t("Breadcrumb.home"),
          courses: t("Breadcrumb.courses"),
        }}
      />
      <CourseText course={course} />
      <CourseEnd course={course} />
      <OtherCourses course={course} />
    </main>
  );
}
