import prompts from "@/.contentlayer/tables/prompts.json";
import { PromptTable } from "@/lib/content/prompts/prompt-schema";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

const byTask = new Map(PromptTable.parse(prompts).map((entry) => [entry.task, entry.prompts]));

/** The prompts of a task, in the order of its file; none for a task that asks nothing of its own. */
export const promptsOf = (task: CorrectedTask) => byTask.get(task) ?? [];
