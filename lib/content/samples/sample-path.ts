import { pageRecords } from "@/lib/content/pages/page-records";
import type { TaskType } from "@/lib/content/task-names";

/** Where the sample answers of a task stand. */
export const samplePath = (task: TaskType) => `${pageRecords.samples.path}/${task}`;
