import "server-only";

import { promptsOf } from "@/lib/content/prompts/prompts";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";

/** An authored prompt of a task. Throws `correction/prompt-withdrawn` for one that is not on offer (any more). */
export function findPrompt(task: CorrectedTask, name: string) {
  const found = promptsOf(task).find((prompt) => prompt.name === name);
  if (!found) throw new AppError("correction/prompt-withdrawn");
  return found;
}
