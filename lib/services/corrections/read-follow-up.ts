import "server-only";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { chooseFollowUp } from "@/lib/services/corrections/choose-follow-up";
import { findPrompt } from "@/lib/services/corrections/find-prompt";
import type { FollowUp } from "@/lib/services/corrections/task-views";

/** What part two asks after this part one; handing both in leads to the same. */
export function readFollowUp({
  task,
  prompt,
  text,
}: {
  task: CorrectedTask;
  prompt: string;
  text: string;
}): FollowUp {
  const found = chooseFollowUp(findPrompt(task, prompt).themes, text);
  if (!found) throw new AppError("request/invalid");
  return found;
}
