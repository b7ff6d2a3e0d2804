import { expect, test } from "vitest";

import { courseSlugs, listLines } from "@/lib/content/courses/courses";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";

const sections = listLines("ja");
const lines = sections.flatMap((section) => section.lines);

test("the short list names every task of the test once", () => {
  const named = lines.flatMap(({ task }) => task ?? []);
  expect(named.toSorted()).toEqual(taskTypes.toSorted());
});

test("the short list leads to every course", () => {
  expect(new Set(lines.map(({ course }) => course.slug))).toEqual(new Set(courseSlugs));
});

test("tasks stand under their own skill, those no longer in the test last", () => {
  for (const { section, lines: own } of sections) {
    const tasks = own.flatMap(({ task }) => task ?? []);
    for (const task of tasks) expect(taskFormats[task].skill, task).toBe(section);
    const legacy = tasks.map((task) => taskFormats[task].isLegacy ?? false);
    expect(legacy).toEqual(legacy.toSorted());
  }
});
