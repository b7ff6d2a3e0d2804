import { courseTable, pickVersion } from "@/lib/content/documents";
import { courseSections } from "@/lib/content/schemas";
import { taskFormats, tasksOfCourse } from "@/lib/content/task-formats";
import type { TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";

const { metas, versions } = courseTable;

export type Course = NonNullable<ReturnType<typeof getCourse>>;

/** What a title says before its colon: beside the other courses of the page, that it is one need not be said again. */
const shortName = (title: string) => title.split(/\s*[:：]\s*/)[0] ?? title;

export function getCourse(locale: Locale, slug: string) {
  const meta = metas.get(slug);
  const version = pickVersion(versions.get(slug) ?? [], locale);
  if (!meta || !version) return null;
  const { title, description, objective, written, translations, unpublished } = version;
  const name = shortName(title);
  return { ...meta, slug, locale, title, name, description, objective, written, translations, unpublished };
}

export const courseSlugs = [...versions.keys()].filter((slug) => metas.has(slug));

/** In the order of the sections, then of their positions. */
export function listCourses(locale: Locale): Course[] {
  return courseSlugs
    .flatMap((slug) => getCourse(locale, slug) ?? [])
    .sort((a, b) => sectionRank(a) - sectionRank(b) || a.position - b.position);
}

const sectionRank = ({ section }: Pick<Course, "section">) => courseSections.indexOf(section);

/** A line of the short list: a task of the test or, where a course is about no single task, the course itself. */
export type CourseLine = { course: Course; task?: TaskType };

/** Every task under its section, beside the course that teaches it; tasks no longer in the test come last. */
export function listLines(locale: Locale): { section: Course["section"]; lines: CourseLine[] }[] {
  return listSections(locale).map(({ section, courses }) => {
    const lines = courses.flatMap((course): CourseLine[] => {
      const tasks = tasksOfCourse(course.slug);
      return tasks.length > 0 ? tasks.map((task) => ({ course, task })) : [{ course }];
    });
    return { section, lines: lines.toSorted((a, b) => Number(isLegacy(a)) - Number(isLegacy(b))) };
  });
}

const isLegacy = ({ task }: CourseLine) => task !== undefined && (taskFormats[task].isLegacy ?? false);

/** Only sections that have courses. */
export function listSections(locale: Locale) {
  const bySection = Map.groupBy(listCourses(locale), (course) => course.section);
  return [...bySection].map(([section, courses]) => ({ section, courses }));
}
