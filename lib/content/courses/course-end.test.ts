import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { courseEnd } from "@/lib/content/courses/course-end";
import { courseSlugs, getCourse } from "@/lib/content/courses/courses";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { taskFormats, tasksOfCourse } from "@/lib/content/task-formats";
import { sampleScores } from "@/lib/core/sample-notes";
import { isQuestionType } from "@/lib/questions/types";

const courses = courseSlugs.flatMap((slug) => getCourse("en", slug) ?? []);
const ends = courses.map((course) => ({ course, end: courseEnd(course) }));

test("each of the 15 courses ends in work of its own kind", () => {
  expect(courses).toHaveLength(15);
  const kinds = Object.groupBy(ends, ({ end }) => end?.kind ?? "none");
  const slugs = (kind: keyof typeof kinds) => (kinds[kind] ?? []).map(({ course }) => course.slug).sort();
  expect(slugs("set")).toEqual([
    "det-fill-in-the-blanks",
    "det-interactive-reading-course",
    "det-prep-course-interactive-listening",
    "det-prep-course-listen-and-type-questions",
    "det-prep-course-read-aloud",
    "det-read-and-complete-prep-course",
    "det-read-and-select-course",
  ]);
  expect(slugs("cards")).toEqual(["boost-det-vocabulary-7-adv-photo-desc-tech", "det-listening-words"]);
  expect(slugs("none")).toEqual([]);
  expect(slugs("prompts")).toEqual([
    "det-course-read-listen-then-speak",
    "det-course-speak-about-the-photo",
    "det-course-speaking-sample",
    "det-interactive-writing",
    "det-prep-course-writing-sample",
    "det-write-about-the-photo-course",
  ]);
});

test("a set is of the course's own type, and prompts are of the tasks it teaches, with an answer for each score", () => {
  for (const { course, end } of ends) {
    if (end?.kind === "set") {
      expect(end.type).toBe(course.questionType);
      expect(isQuestionType(end.type) && taskFormats[end.type].course).toBe(course.slug);
    }
    if (end?.kind !== "prompts") continue;
    expect(tasksOfCourse(course.slug)).toEqual(expect.arrayContaining([...end.tasks]));
    for (const task of end.tasks)
      for (const { answers } of samplesOf(task))
        expect(answers.map(({ score }) => score)).toEqual(sampleScores);
  }
});

test("every word of a vocabulary course stands in its sentence, and its meaning has a line for each language", () => {
  const folder = "content/bank/glosses/en";
  const lines = new Set(
    readdirSync(folder).flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8")
        .split("\n")
        .map((line) => {
          const [word, partOfSpeech, , , meaning] = line.split("\t");
          return [word, partOfSpeech, meaning].join("\t");
        }),
    ),
  );
  const words = courses.flatMap((course) => course.words ?? []);
  expect(words.length).toBeGreaterThan(20);
  for (const { word, partOfSpeech, meaning, sentence } of words) {
    expect(lines).toContain([word, partOfSpeech, meaning].join("\t"));
    expect(sentence.toLowerCase().match(/[a-z]+/g)).toContain(word);
  }
});
