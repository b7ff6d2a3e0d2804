import type { TaskType } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** Whose sample answers stand beside a corrected task's; a free text answers no task. */
export const sampledAs: Record<CorrectedTask, TaskType | null> = {
  "write-about-the-photo": "write-about-the-photo",
  "interactive-writing": "interactive-writing",
  "writing-sample": "writing-sample",
  "summarize-the-conversation": null,
  "free-text": null,
  "speak-about-the-photo": "speak-about-the-photo",
  "read-then-speak": "read-then-speak",
  "interactive-speaking": "interactive-speaking",
  "speaking-sample": "speaking-sample",
  "listen-then-speak": "listen-then-speak",
};
