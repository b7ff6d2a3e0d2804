import prompts from "@/.contentlayer/tables/prompts.json";
import { PromptTable, type TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { type CorrectedTask, correctedTasks, writingTasks } from "@/lib/core/corrected-tasks";

const byTask = new Map(PromptTable.parse(prompts).map((entry) => [entry.task, entry.prompts]));

/** All prompts of a task, in the order of its file: those of exams, too. */
export const allPromptsOf = (task: CorrectedTask): readonly TaskPrompt[] => byTask.get(task) ?? [];

/** The prompts of a task that practice and correction ask; none for a task that asks nothing of its own. */
export const promptsOf = (task: CorrectedTask): readonly TaskPrompt[] =>
  allPromptsOf(task).filter(({ pool }) => pool === "practice");

/**
 * How many prompts have their answers corrected: spoken ones only where speech is transcribed. A picture that is written and
 * spoken about is one.
 */
export const countPrompts = (corrected: "all" | "writing") =>
  new Set(
    (corrected === "all" ? correctedTasks : writingTasks).flatMap((task) =>
      allPromptsOf(task).map(({ itemId }) => itemId),
    ),
  ).size;
