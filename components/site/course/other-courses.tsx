import { useTranslations } from "next-intl";

import { CourseCard } from "@/components/site/course-card";
import { type Course, listCourses } from "@/lib/content/courses";

export function OtherCourses({ course }: { course: Course }) {
  const t = useTranslations("Courses");
  const others = listCourses(course.locale).filter((other) => other.slug !== course.slug);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="page mt-20">
      <h2 id="others" className="text-2xl">
        {t("others")}
      </h2>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {others.map((other) => (
          <CourseCard key={other.slug} course={other} />
        ))}
      </div>
    </section>
  );
}
