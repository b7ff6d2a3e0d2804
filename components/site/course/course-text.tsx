import { Languages } from "lucide-react";
import { getTranslations } from "next-intl/server";

import { MdxBody } from "@/components/content/mdx-body";
import { Toc } from "@/components/content/toc";
import { CourseFilm } from "@/components/site/film/course-film";
import type { Course } from "@/lib/content/courses/courses";
import { readDocument } from "@/lib/content/read-document";
import { Phrased } from "@/components/site/phrased";

export async function CourseText({ course }: { course: Course }) {
  const { locale, slug, written } = course;
  const [t, { body, headings }] = await Promise.all([
    getTranslations({ locale }),
    readDocument("courses", slug, written),
  ]);
  const lang = written === locale ? undefined : written;

  return (
    <div className="page mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="lg:order-2">
        <Toc title={t("Site.Toc.title")} headings={headings} lang={lang} />
      </div>
      <article className="min-w-0">
        {lang ? <UntranslatedNote text={t("Site.Untranslated.text")} /> : null}
        <div className="mb-10 max-w-text border-s-4 border-marker ps-5">
          <h2 className="text-sm text-ink-soft">
            <Phrased>{t("Courses.objective")}</Phrased>
          </h2>
          <p lang={lang} className="mt-1 text-lg">
            {course.objective}
          </p>
        </div>
        <CourseFilm course={course} />
        <MdxBody source={body.raw} locale={locale} written={written} />
      </article>
    </div>
  );
}

export function UntranslatedNote({ text }: { text: string }) {
  return (
    <p
      role="note"
      className="mb-8 flex max-w-text items-center gap-3 rounded-card border border-line bg-sunken px-4 py-3 text-sm"
    >
      <Languages aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      {text}
    </p>
  );
}
