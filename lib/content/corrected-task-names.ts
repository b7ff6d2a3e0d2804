import { taskNames } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** Tasks keep the English names that the test gives them; a free text is none of its tasks. */
export const correctedTaskNames: Record<CorrectedTask, string | null> = {
  "write-about-the-photo": taskNames["write-about-the-photo"],
  "interactive-writing": taskNames["interactive-writing"],
  "writing-sample": taskNames["writing-sample"],
  "summarize-the-conversation": "Summarize the Conversation",
  "free-text": null,
  "speak-about-the-photo": taskNames["speak-about-the-photo"],
  "read-then-speak": taskNames["read-then-speak"],
  "interactive-speaking": taskNames["interactive-speaking"],
  "speaking-sample": taskNames["speaking-sample"],
  "listen-then-speak": taskNames["listen-then-speak"],
};
