import { type SamplePrompt, SampleTable } from "@/lib/content/samples/sample-schema";
import type { TaskType } from "@/lib/content/task-names";

type Load = () => Promise<{ default: unknown }>;

/** A file each, so that nobody loads the answers of other tasks. */
const tables: Partial<Record<TaskType, Load>> = {
  "writing-sample": () => import("@/.contentlayer/tables/samples-writing-sample.json"),
  "speaking-sample": () => import("@/.contentlayer/tables/samples-speaking-sample.json"),
  "interactive-writing": () => import("@/.contentlayer/tables/samples-interactive-writing.json"),
  "read-then-speak": () => import("@/.contentlayer/tables/samples-read-then-speak.json"),
  "interactive-speaking": () => import("@/.contentlayer/tables/samples-interactive-speaking.json"),
  "listen-then-speak": () => import("@/.contentlayer/tables/samples-listen-then-speak.json"),
  "write-about-the-photo": () => import("@/.contentlayer/tables/samples-write-about-the-photo.json"),
  "speak-about-the-photo": () => import("@/.contentlayer/tables/samples-speak-about-the-photo.json"),
};

/** The prompts of a task that have an answer for each score; none for a task without any. */
export async function loadSamples(task: TaskType): Promise<readonly SamplePrompt[]> {
  const table = await tables[task]?.();
  return table ? SampleTable.parse(table.default).flatMap(({ prompts }) => prompts) : [];
}
