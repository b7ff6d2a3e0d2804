import "server-only";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { pictureOf } from "@/lib/services/corrections/asked";
import { readDraft } from "@/lib/services/corrections/drafts";
import { findPrompt } from "@/lib/services/corrections/find-prompt";
import { soundOf } from "@/lib/services/corrections/prompt-sounds";
import { taskRules } from "@/lib/services/corrections/task-rules";
import type { Prompt } from "@/lib/services/corrections/task-views";
import type { UserCtx } from "@/lib/services/runtime";

/** A prompt to answer, with what the caller has written of it. Throws `correction/prompt-withdrawn`. */
export async function readPrompt(
  ctx: UserCtx,
  { task, name }: { task: CorrectedTask; name: string },
): Promise<Prompt> {
  const { level, subject, asks, points, questions, picture } = findPrompt(task, name);
  return {
    ...{ task, name, level, subject, asks, points },
    sound: soundOf({ task, prompt: name, text: asks }),
    questions: questions.length,
    picture: pictureOf(picture),
    seconds: [...taskRules[task].seconds],
    draft: await readDraft(ctx, { task, prompt: name, revises: null }),
  };
}
