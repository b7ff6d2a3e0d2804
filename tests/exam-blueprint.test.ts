import { expect, test } from "vitest";

import measured from "@/lib/content/exam/measured.json" with { type: "json" };
import { taskFormats } from "@/lib/content/task-formats";
import { type TaskType, taskTypes } from "@/lib/content/task-names";
import { pointsOf } from "@/lib/core/score-scale";
import { partsOf, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { followedBlueprints } from "@/lib/exam/blueprint/followed-blueprints";
import { longestSeconds } from "@/lib/exam/blueprint/sitting-time";
import { timeOf } from "@/lib/exam/blueprint/task-times";
import { fromBank } from "@/lib/exam/exam-item";
import { definitions } from "@/lib/questions/definitions";
import { blueprintOf } from "@/lib/services/exams/kind-rules";

const isTaskType = (task: string): task is TaskType => taskTypes.some((type) => type === task);

const each = Object.values(blueprints);

test("an edition that was followed is kept, and asks at least as much as the one that followed it", () => {
  for (const followed of followedBlueprints) {
    const now = each.find(({ id }) => id === followed.id);
    expect(now?.version).not.toBe(followed.version);
    expect(blueprintOf(followed)).toBe(followed);
    expect(longestSeconds(followed)).toBeGreaterThan(now ? longestSeconds(now) : Infinity);
  }
});

test.each(each)("$id asks as many of each kind as it says, inside its ranges", (blueprint) => {
  for (const { task, count, range, facets } of partsOf(blueprint)) {
    expect(count, task).toBeGreaterThanOrEqual(range[0]);
    expect(count, task).toBeLessThanOrEqual(range[1]);
    if (facets)
      expect(
        Object.values(facets).reduce((sum, value) => sum + value, 0),
        task,
      ).toBe(count);
  }
});

test("the current exam has every task of the format and no other, as often as the site's pages say", () => {
  const asked = new Map(partsOf(blueprints.current).map(({ task, ...part }) => [task as string, part]));
  const known = Object.entries(taskFormats).filter(([, { isLegacy }]) => !isLegacy);
  for (const [task, { count, skill }] of known) {
    const part = asked.get(task);
    expect(part, task).toBeDefined();
    const [least, most] = typeof count === "number" ? [count, count] : count;
    const questions = task === "interactive-speaking" ? (part?.count ?? 0) * 4 : (part?.count ?? 0);
    expect(questions, task).toBeGreaterThanOrEqual(least);
    expect(questions, task).toBeLessThanOrEqual(most);
    expect(part?.skill, task).toBe(skill);
  }
  expect(
    [...asked.keys()].filter((task) => isTaskType(task) && !known.some(([name]) => name === task)),
  ).toEqual([]);
});

test("items take the time that the site's pages say", () => {
  for (const { task, facets } of slotsOf(blueprints.legacy)) {
    if (!isTaskType(task) || task === "interactive-listening" || task === "interactive-writing") continue;
    const { seconds } = taskFormats[task];
    const { limit } = timeOf(task, facets[0] ?? "");
    expect([seconds, 420], task).toContain(limit);
  }
});

test.each(Object.entries(measured.measured.minutes))(
  "no simulated sitting of %s is longer than the longest there can be",
  (id, { median, p90, most }) => {
    const blueprint = each.find((known) => known.id === id);
    expect(blueprint).toBeDefined();
    expect(most).toBeCloseTo((blueprint ? longestSeconds(blueprint) : 0) / 60, 1);
    expect(median).toBeLessThan(p90);
    expect(p90).toBeLessThanOrEqual(most);
  },
);

test("the kinds that a blueprint asks for are kinds of the type", () => {
  for (const { task, facets } of each.flatMap(slotsOf)) {
    const definition = Object.entries(definitions).find(([type]) => type === task)?.[1];
    if (!definition) continue;
    const kinds: readonly string[] = definition.facets;
    expect(facets.filter((facet) => !kinds.includes(facet) && facet !== "")).toEqual([]);
    if (kinds.length > 1) expect(facets, task).not.toContain("");
  }
});

test("an item of the bank stands on the exam's scale, in the middle of its level as it does in the bank", () => {
  const params = { model: "2pl", a: 1.2, b: 0.8455, c: 0, se: 0.6 };
  const item = { id: "a", type: "fill-in-the-blanks", version: 1, params, enemies: ["b"] } as const;
  expect(pointsOf(fromBank(item, "")?.params?.b ?? 0)).toBeCloseTo(115);
  expect(fromBank(item, "")).toMatchObject({ model: "dichotomous", enemies: ["b"] });
});
