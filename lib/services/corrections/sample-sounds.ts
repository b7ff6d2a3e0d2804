import "server-only";

import { wordsAMinute } from "@/lib/bank/pace";
import { clearestVoice } from "@/lib/bank/voices";
import { sampledAs } from "@/lib/content/samples/sampled-as";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { sentencesOf } from "@/lib/content/samples/sentences";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { toSpeaking } from "@/lib/services/corrections/task-rules";
import type { Runtime } from "@/lib/services/runtime";

/** Clear enough to be said after. */
const pace = wordsAMinute.B1;

/** A sentence of a sample answer as a voice says it. Throws `audio/unknown` where there is none. */
export async function readSampleSound(
  { recordings }: Runtime,
  { task, name, score, sentence }: { task: CorrectedTask; name: string; score: number; sentence: number },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const sampled = toSpeaking(task) && sampledAs[task];
  const sample = sampled ? samplesOf(sampled).find((each) => each.name === name) : undefined;
  const answer = sample?.answers.find((each) => each.score === score);
  const text = answer && sentencesOf(answer.text)[sentence];
  if (text === undefined) throw new AppError("audio/unknown");
  const spoken = { text, voice: clearestVoice, rate: "normal", wordsAMinute: pace } as const;
  return { bytes: await recordings.read(spoken), contentType: "audio/mpeg" };
}
