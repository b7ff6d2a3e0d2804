import { expect, test } from "vitest";

import { loadSamples } from "@/lib/content/samples/load-samples";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { sampledTasks } from "@/lib/content/samples/samples";

test("every task that has sample answers loads its own, and no others", async () => {
  for (const task of sampledTasks) expect(await loadSamples(task)).toEqual(samplesOf(task));
  expect(await loadSamples("read-and-select")).toEqual([]);
});
