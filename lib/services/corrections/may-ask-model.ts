import "server-only";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { toSpeaking } from "@/lib/services/corrections/task-rules";
import { mayProcess } from "@/lib/services/consents/may-process";
import type { Runtime } from "@/lib/services/runtime";

/** Whether a model may read or hear what somebody hands in: there is one here, and they agreed or need not. */
export async function mayAskModel(
  runtime: Runtime,
  { userId, task }: { userId: string; task: CorrectedTask },
): Promise<boolean> {
  const { writingModel, speaking } = runtime.correctors;
  if (toSpeaking(task)) return speaking !== null && mayProcess(runtime, userId, "hosted-speech");
  return writingModel !== null && mayProcess(runtime, userId, "hosted-text");
}
