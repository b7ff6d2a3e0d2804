import samples from "@/.contentlayer/tables/samples.json";
import { SampleTable } from "@/lib/content/samples/sample-schema";
import type { TaskType } from "@/lib/content/task-names";

const byTask = new Map(SampleTable.parse(samples).map(({ task, prompts }) => [task, prompts]));

/** The prompts of a task that have an answer for each score. */
export const samplesOf = (task: TaskType) => byTask.get(task) ?? [];
