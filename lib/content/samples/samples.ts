import tasks from "@/.contentlayer/tables/sampled-tasks.json";
import { SampledTasks } from "@/lib/content/samples/sample-schema";
import { samplePath } from "@/lib/content/samples/sample-path";
import { taskFormats } from "@/lib/content/task-formats";
import { type TaskType, taskTypes } from "@/lib/content/task-names";

const counts = new Map(SampledTasks.parse(tasks).map(({ task, prompts }) => [task, prompts]));

/** The tasks that have sample answers: those of today's test first, each in the order of all tasks. */
export const sampledTasks: readonly TaskType[] = taskTypes
  .filter((task) => counts.has(task))
  .toSorted((a, b) => Number(taskFormats[a].isLegacy ?? false) - Number(taskFormats[b].isLegacy ?? false));

/** How many prompts of a task have sample answers. */
export const countSamples = (task: TaskType) => counts.get(task) ?? 0;

/** The task whose sample answers stand at a path without its language; null at every other path. */
export const sampledTaskAt = (path: string): TaskType | null =>
  sampledTasks.find((task) => samplePath(task) === path) ?? null;
