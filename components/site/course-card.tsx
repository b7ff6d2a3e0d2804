import { useTranslations } from "next-intl";

import { CoursePicture } from "@/components/site/course-picture";
import { Kept } from "@/components/site/kept";
import { PageLink } from "@/components/site/page-link";
import { Phrased } from "@/components/site/phrased";
import type { Course } from "@/lib/content/courses/courses";

/** A course in a list: the whole card is the link. */
export function CourseCard({ course, heading: Heading = "h3" }: { course: Course; heading?: "h3" | "h2" }) {
  const t = useTranslations("Courses");
  return (
    <article
      lang={course.written === course.locale ? undefined : course.written}
      className="group relative grid grid-cols-[5.5rem_1fr] gap-x-5 rounded-card border border-line bg-card p-5 transition-colors hover:border-teal sm:grid-cols-[8rem_1fr] sm:p-6"
    >
      <CoursePicture course={course} className="w-full self-start" />
      <div>
        <Heading className="text-lg">
          <PageLink
            locale={course.locale}
            href={`/courses/${course.slug}`}
            className="group-hover:text-teal after:absolute after:inset-0 after:rounded-card"
          >
            <Phrased>{course.name}</Phrased>
          </PageLink>
        </Heading>
        <p className="mt-1.5 text-sm text-ink-soft">
          <Kept text={course.description} />
        </p>
        <p lang={course.locale} className="mt-3 text-xs text-ink-faint tabular">
          {t("minutes", { minutes: course.minutes })}
        </p>
      </div>
    </article>
  );
}
