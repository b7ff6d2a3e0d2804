import { expect, test } from "vitest";

import { slotsOf } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { planTasks, sectionsOf, taskAt } from "@/lib/exam/task-plan";

test.each(Object.values(blueprints))(
  "every slot of $id belongs to one task, every item to one number",
  (blueprint) => {
    const plan = planTasks(blueprint);
    expect(plan.flatMap(({ slots }) => slots)).toEqual(slotsOf(blueprint).map((_, at) => at));
    const numbers = plan.flatMap(({ position, size }) =>
      Array.from({ length: size }, (_, at) => position + at),
    );
    expect(numbers).toEqual(numbers.map((_, at) => at));
    for (const number of numbers) expect(taskAt(plan, number)?.size).toBeGreaterThan(0);
    expect(taskAt(plan, numbers.length)).toBeUndefined();
    expect(sectionsOf(plan).flatMap(({ tasks }) => tasks)).toEqual(plan);
  },
);

test("a conversation and its summary are one task, a round of words is one", () => {
  const plan = planTasks(blueprints.current);
  expect(plan.find(({ slots }) => slots.length === 2)?.skills).toEqual(["listening", "writing"]);
  expect(plan.filter(({ isRound }) => isRound).map(({ size }) => size)).toEqual([18]);
});
