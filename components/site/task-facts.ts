import { questions, type QuestionType } from "@/lib/questions/registry";

type TaskFacts = { name: string; course: string; tone: "teal" | "violet"; skill: "reading" | "listening" };

/** The task types open today, in the order they are shown. Names are the test's own and stay English. */
export const taskFacts = {
  "read-and-select": {
    name: "Read and Select",
    course: "det-read-and-select-course",
    tone: "teal",
    skill: "reading",
  },
  "fill-in-the-blanks": {
    name: "Fill in the Blanks",
    course: "det-fill-in-the-blanks",
    tone: "teal",
    skill: "reading",
  },
  "listen-and-type": {
    name: "Listen and Type",
    course: "det-prep-course-listen-and-type-questions",
    tone: "violet",
    skill: "listening",
  },
} as const satisfies Record<QuestionType, TaskFacts>;

export const taskTypes = Object.keys(taskFacts) as QuestionType[];

export const taskSeconds = (type: QuestionType) => questions[type].seconds;

export function isTaskType(value: unknown): value is QuestionType {
  return typeof value === "string" && Object.hasOwn(taskFacts, value);
}
