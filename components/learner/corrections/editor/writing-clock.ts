import type { Times } from "@/components/learner/player/run-clock";
import { taskFormats } from "@/lib/content/task-formats";
import type { WritingTask } from "@/lib/core/corrected-tasks";

const reading: Partial<Record<WritingTask, number | undefined>> = {
  "interactive-writing": taskFormats["interactive-writing"].prepareSeconds,
  "writing-sample": taskFormats["writing-sample"].prepareSeconds,
};

/** Time to read before the first part, then to write; null for a text without a clock. */
export function timesOf(task: WritingTask, seconds: readonly (number | null)[], part: number): Times | null {
  const own = seconds[part] ?? null;
  return own === null ? null : { prepare: part === 0 ? (reading[task] ?? 0) : 0, seconds: own };
}
