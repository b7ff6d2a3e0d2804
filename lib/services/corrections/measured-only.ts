import "server-only";

import { isSpeaking } from "@/lib/core/correction-costs";
import type { Executor } from "@/lib/db/database";
import {
  type CorrectionRow,
  findingOf,
  recordingsOf,
  type ResultRow,
  StoredParts,
} from "@/lib/services/corrections/correction-rows";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import { keptRecordings } from "@/lib/services/corrections/kept-recordings";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Runtime } from "@/lib/services/runtime";

const unheard = new Set<string>(["no-transcriber", "transcriber-failed"]);

/** Spoken and only measured, with every recording still there, where something turns speech into text by now. */
export async function isScorableNow(
  executor: Executor,
  runtime: Runtime,
  { correction, result }: { correction: CorrectionRow; result: ResultRow },
): Promise<boolean> {
  if (correction.origin !== "own" || !isSpeaking(toTask(correction.task)) || !isSpeechSold(runtime))
    return false;
  const finding = findingOf(result);
  if (!finding?.assessment.reasons.some((reason) => unheard.has(reason))) return false;
  const recordings = recordingsOf(StoredParts.parse(correction.parts));
  return (await keptRecordings(executor, recordings)).size === recordings.length;
}
