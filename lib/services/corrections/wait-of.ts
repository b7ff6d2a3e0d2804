import "server-only";

import type { CorrectionRow } from "@/lib/services/corrections/correction-rows";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import { mayAskModel } from "@/lib/services/corrections/may-ask-model";
import { toSpeaking, toTask } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import type { Runtime } from "@/lib/services/runtime";

/** A model that reads and a transcriber that hears take a minute or more; our own engine takes seconds. */
export async function waitOf(
  runtime: Runtime,
  { userId, task: name, charge }: Pick<CorrectionRow, "userId" | "task" | "charge">,
): Promise<Correction["wait"]> {
  const task = toTask(name);
  const isOnlyMeasured = toSpeaking(task) !== null && (charge === "free" || !isSpeechSold(runtime));
  if (isOnlyMeasured) return "seconds";
  return (await mayAskModel(runtime, { userId, task })) ? "minutes" : "seconds";
}
