import { collections } from "@/lib/content/schemas";
import { taskFormats } from "@/lib/content/task-formats";
import type { TaskType } from "@/lib/content/task-names";
import { collectDocuments } from "@/scripts/content/collect-documents";
import { readSource } from "@/scripts/content/source-file";
import { readYaml } from "@/scripts/content/yaml-source";

export type PlacedCourse = { slug: string; section: string; position: number };

const ignore = () => undefined;

/** The courses whose meta.yaml can be read, in the order of their sections and positions. */
export function placedCourses(root: string): PlacedCourse[] {
  return collectDocuments(root, [])
    .filter(({ collection, hasMeta }) => collection === "courses" && hasMeta)
    .flatMap(({ slug, folder }): PlacedCourse[] => {
      const yaml = readYaml(readSource(root, `${folder}/meta.yaml`, ignore) ?? "", 1, ignore);
      const meta = collections.courses.meta.safeParse(yaml?.value);
      return meta.success ? [{ slug, section: meta.data.section, position: meta.data.position }] : [];
    })
    .sort((a, b) => a.section.localeCompare(b.section) || a.position - b.position);
}

/** The place after the last course of a section. */
export function nextPosition(courses: PlacedCourse[], section: string) {
  const taken = courses.filter((course) => course.section === section).map(({ position }) => position);
  return Math.max(0, ...taken) + 1;
}

/** The place after the last article of a category of `/learn`. */
export function nextOrder(root: string, category: string) {
  const taken = collectDocuments(root, [])
    .filter(({ collection, hasMeta }) => collection === "learn" && hasMeta)
    .flatMap(({ folder }) => {
      const yaml = readYaml(readSource(root, `${folder}/meta.yaml`, ignore) ?? "", 1, ignore);
      const meta = collections.learn.meta.safeParse(yaml?.doc.toJS());
      return meta.success && meta.data.category === category ? [meta.data.order] : [];
    });
  return Math.max(0, ...taken) + 1;
}

/** The course an article leads to: the task's own, else the first of the skill, else the first of all. */
export function courseFor(courses: PlacedCourse[], task: TaskType | undefined, skill: string | undefined) {
  const own = task && taskFormats[task].course;
  return (
    courses.find(({ slug }) => slug === own) ?? courses.find(({ section }) => section === skill) ?? courses[0]
  );
}
