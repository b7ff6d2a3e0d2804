import { expect, test } from "vitest";

import { loadSamples } from "@/lib/content/samples/load-samples";
import { sampledAs } from "@/lib/content/samples/sampled-as";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { sampledTasks } from "@/lib/content/samples/samples";

test("every task that has sample answers loads its own, and no others", async () => {
  for (const task of sampledTasks) expect(await loadSamples(task)).toEqual(samplesOf(task));
  expect(await loadSamples("read-and-select")).toEqual([]);
});

test("whatever a corrected task's samples are said to be, there are some", () => {
  const wanted = Object.values(sampledAs).filter((task) => task !== null);
  expect(wanted.filter((task) => !sampledTasks.includes(task))).toEqual([]);
});
