import { useTranslations } from "next-intl";

import { CourseCard } from "@/components/site/course-card";
import { type Course, listCourses } from "@/lib/content/courses/courses";
import { Phrased } from "@/components/site/phrased";

/** The section's own first, then what follows in the list. */
function nearest({ locale, slug, section }: Course, count = 4) {
  const courses = listCourses(locale);
  const here = courses.findIndex((course) => course.slug === slug);
  const others = [...courses.slice(here + 1), ...courses.slice(0, Math.max(here, 0))];
  const [own, rest] = [true, false].map((isOwn) =>
    others.filter((course) => (course.section === section) === isOwn),
  );
  return [...(own ?? []), ...(rest ?? [])].slice(0, count);
}

export function OtherCourses({ course }: { course: Course }) {
  const t = useTranslations("Courses");
  const others = nearest(course);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="page mt-20">
      <h2 id="others" className="text-2xl">
        <Phrased>{t("others")}</Phrased>
      </h2>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {others.map((other) => (
          <CourseCard key={other.slug} course={other} />
        ))}
      </div>
    </section>
  );
}
