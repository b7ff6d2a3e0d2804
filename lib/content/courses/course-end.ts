import type { Course } from "@/lib/content/courses/courses";
import { sampledTasks } from "@/lib/content/samples/samples";
import { tasksOfCourse } from "@/lib/content/task-formats";
import type { TaskType } from "@/lib/content/task-names";
import { isQuestionType, type QuestionType } from "@/lib/questions/types";

/** What a course ends in: work of its own kind. */
export type CourseEnd =
  { kind: "set"; type: QuestionType } | { kind: "prompts"; tasks: readonly TaskType[] } | { kind: "cards" };

/** Null while the bank has nothing of the course's task. */
export function courseEnd({
  slug,
  questionType,
  words,
}: Pick<Course, "slug" | "questionType" | "words">): CourseEnd | null {
  if (words) return { kind: "cards" };
  if (isQuestionType(questionType)) return { kind: "set", type: questionType };
  const own = tasksOfCourse(slug);
  const tasks = sampledTasks.filter((task) => own.includes(task));
  return tasks.length > 0 ? { kind: "prompts", tasks } : null;
}
