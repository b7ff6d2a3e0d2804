import path from "node:path";

import { expect, test } from "vitest";

import { amountOf, type Fact } from "@/lib/content/facts/fact-table";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import { readFacts } from "@/scripts/content/check/read-facts";

const facts = [...readFacts(path.resolve(import.meta.dirname, "..")).values()];

const scales: Partial<Record<Fact["kind"], number>> = { seconds: 1, clock: 1, minutes: 60 };

/** The times that the facts of a task state, in seconds. */
const secondsOf = (task: string) =>
  facts
    .filter((fact) => fact.task === task)
    .flatMap((fact) => {
      const scale = scales[fact.kind];
      return scale === undefined ? [] : [(amountOf(fact)?.high ?? 0) * scale];
    });

test.each(taskTypes)("the texts say of %s the times that the site counts with", (task) => {
  const { seconds, prepareSeconds } = taskFormats[task];
  const known = secondsOf(task);
  if (prepareSeconds !== undefined) expect(known).toContain(prepareSeconds);
  const sums = known.flatMap((one) => [one, ...known.map((other) => one + other)]);
  expect(sums).toContain(seconds);
});

test("every task has at least one time, and every fact of a task a task that there is", () => {
  expect(taskTypes.filter((task) => secondsOf(task).length === 0)).toEqual([]);
});
