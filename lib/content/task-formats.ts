import { type TaskType, taskTypes } from "@/lib/content/task-names";
import { spokenTimes } from "@/lib/core/spoken-times";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/schema";
import { interactiveListening } from "@/lib/questions/interactive-listening/schema";
import { interactiveReading } from "@/lib/questions/interactive-reading/schema";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import { readAloud } from "@/lib/questions/read-aloud/schema";
import { readAndComplete } from "@/lib/questions/read-and-complete/schema";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";

export const skills = ["reading", "listening", "speaking", "writing"] as const;
export type Skill = (typeof skills)[number];

type TaskFormat = {
  skill: Skill;
  course: string;
  /** How many there are in a test: a number, or the usual range. */
  count: number | readonly [low: number, high: number];
  /** For one, at most. */
  seconds: number;
  prepareSeconds?: number;
  /** No longer in the test. */
  isLegacy?: boolean;
};

/** As publicly known in November 2026; `/learn/test-format` tells readers the same with its sources. */
export const taskFormats: Record<TaskType, TaskFormat> = {
  "read-and-select": {
    skill: "reading",
    course: "det-read-and-select-course",
    count: [15, 18],
    seconds: readAndSelect.clocks.main.seconds,
  },
  "fill-in-the-blanks": {
    skill: "reading",
    course: "det-fill-in-the-blanks",
    count: [6, 9],
    seconds: fillInTheBlanks.clocks.main.seconds,
  },
  "read-and-complete": {
    skill: "reading",
    course: "det-read-and-complete-prep-course",
    count: [3, 6],
    seconds: readAndComplete.clocks.main.seconds,
  },
  "interactive-reading": {
    skill: "reading",
    course: "det-interactive-reading-course",
    count: 2,
    seconds: interactiveReading.clocks.expository.seconds,
  },
  "listen-and-type": {
    skill: "listening",
    course: "det-prep-course-listen-and-type-questions",
    count: [6, 9],
    seconds: listenAndType.clocks.main.seconds,
  },
  "interactive-listening": {
    skill: "listening",
    course: "det-prep-course-interactive-listening",
    count: 2,
    seconds: interactiveListening.clocks.talk.seconds + interactiveListening.clocks.summary.seconds,
  },
  "speak-about-the-photo": {
    skill: "speaking",
    course: "det-course-speak-about-the-photo",
    count: 1,
    seconds: spokenTimes["speak-about-the-photo"].seconds,
    prepareSeconds: spokenTimes["speak-about-the-photo"].prepare,
  },
  "read-then-speak": {
    skill: "speaking",
    course: "det-course-read-listen-then-speak",
    count: 1,
    seconds: spokenTimes["read-then-speak"].seconds,
    prepareSeconds: spokenTimes["read-then-speak"].prepare,
  },
  "interactive-speaking": {
    skill: "speaking",
    course: "det-course-read-listen-then-speak",
    count: [6, 8],
    seconds: spokenTimes["interactive-speaking"].seconds,
  },
  "speaking-sample": {
    skill: "speaking",
    course: "det-course-speaking-sample",
    count: 1,
    seconds: spokenTimes["speaking-sample"].seconds,
    prepareSeconds: spokenTimes["speaking-sample"].prepare,
  },
  "read-aloud": {
    skill: "speaking",
    course: "det-prep-course-read-aloud",
    count: 0,
    seconds: readAloud.clocks.main.seconds,
    isLegacy: readAloud.isLegacy,
  },
  "listen-then-speak": {
    skill: "speaking",
    course: "det-course-read-listen-then-speak",
    count: 0,
    seconds: spokenTimes["listen-then-speak"].seconds,
    prepareSeconds: spokenTimes["listen-then-speak"].prepare,
    isLegacy: true,
  },
  "write-about-the-photo": {
    skill: "writing",
    course: "det-write-about-the-photo-course",
    count: 3,
    seconds: 60,
  },
  "interactive-writing": {
    skill: "writing",
    course: "det-interactive-writing",
    count: 1,
    seconds: 480,
    prepareSeconds: 30,
  },
  "writing-sample": {
    skill: "writing",
    course: "det-prep-course-writing-sample",
    count: 1,
    seconds: 300,
    prepareSeconds: 30,
  },
};

/** Every task that a course teaches. */
export const tasksOfCourse = (slug: string) => taskTypes.filter((type) => taskFormats[type].course === slug);

/** What the words for a task's clock count with: they say "about" where its minutes are not whole. */
export function clockOf(type: TaskType) {
  const { seconds } = taskFormats[type];
  return { seconds, minutes: Math.round(seconds / 60) };
}
