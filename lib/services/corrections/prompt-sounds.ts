import "server-only";
import { createHash } from "node:crypto";

import { wordsAMinute } from "@/lib/bank/pace";
import { clearestVoice } from "@/lib/bank/voices";
import { CefrLevel } from "@/lib/bank/item";
import { promptsOf } from "@/lib/content/prompts/prompts";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { spokenTimes } from "@/lib/core/spoken-times";
import { findPrompt } from "@/lib/services/corrections/find-prompt";
import { toSpeaking } from "@/lib/services/corrections/task-rules";
import type { Sound } from "@/lib/services/corrections/views";
import type { Runtime } from "@/lib/services/runtime";

type Line = { task: CorrectedTask; prompt: string; text: string };

/** A line of a prompt by what it says: an address tells nothing of it. */
const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

const isHeard = (task: CorrectedTask) => {
  const speaking = toSpeaking(task);
  return speaking !== null && spokenTimes[speaking].plays > 0;
};

/** Everything that may be said of a prompt that is heard. */
const linesOf = ({ asks, questions }: ReturnType<typeof findPrompt>) =>
  questions.length === 0
    ? [asks]
    : questions.flatMap((question) => [
        question.asks,
        ...question.branches.map((branch) => branch.asks),
        ...(question.otherwise ? [question.otherwise] : []),
      ]);

export const isLineOf = (prompt: ReturnType<typeof findPrompt>, text: string) =>
  linesOf(prompt).includes(text);

/** Where a line is heard; null where its task is read, or its prompt is not there any more. */
export function soundOf({ task, prompt: name, text }: Line): Sound | null {
  const prompt = isHeard(task) ? promptsOf(task).find((each) => each.name === name) : undefined;
  if (!prompt || !isLineOf(prompt, text)) return null;
  return { address: `/api/corrections/sounds/${task}/${name}/${nameOf(text)}`, spokenBy: "computer" };
}

/** The recording of a line, made when somebody first asks for it. Throws `audio/unknown` for what no prompt says. */
export async function readPromptSound(
  { recordings }: Runtime,
  { task, name, line }: { task: CorrectedTask; name: string; line: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const prompt = findPrompt(task, name);
  const text = isHeard(task) ? linesOf(prompt).find((each) => nameOf(each) === line) : undefined;
  if (text === undefined) throw new AppError("audio/unknown");
  const pace = wordsAMinute[CefrLevel.parse(prompt.level)];
  const spoken = { text, voice: clearestVoice, rate: "normal", wordsAMinute: pace } as const;
  return { bytes: await recordings.read(spoken), contentType: "audio/mpeg" };
}
