import { CategoryPicture } from "@/components/site/article/category-picture";
import { TaskPicture } from "@/components/site/task-picture";
import type { Course } from "@/lib/content/courses/courses";

/** The drawing of a course's task, or of its section where it is about no single one. */
export function CoursePicture({ course, className }: { course: Course; className: string }) {
  return course.questionType ? (
    <TaskPicture type={course.questionType} className={className} />
  ) : (
    <CategoryPicture category={course.drawing ?? course.section} className={className} />
  );
}
