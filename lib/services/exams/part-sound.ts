import "server-only";
import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { wordsAMinute } from "@/lib/bank/pace";
import { clearestVoice } from "@/lib/bank/voices";
import { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { cefrLevels } from "@/lib/core/cefr";
import { AppError } from "@/lib/core/errors";
import { isSigned, sign } from "@/lib/core/signing";
import { examTasks } from "@/lib/db/schema/exams";
import { asksOf } from "@/lib/services/exams/open-parts";
import type { Runtime } from "@/lib/services/runtime";

type Place = { id: string; position: number; part: number };

const keyOf = (runtime: Runtime) => runtime.secrets("exam-sound");
const textOf = ({ id, position, part }: Place) => `${id} ${position} ${part}`;

/** Where a question of a sitting is heard. Its address tells nothing of it, and nobody can guess that of the next one. */
export const soundAddress = (runtime: Runtime, place: Place) =>
  `/api/exams/${place.id}/sounds/${place.position}/${place.part}?sig=${sign(keyOf(runtime), textOf(place))}`;

const spokenOf = (prompt: TaskPrompt, text: string) => ({
  text,
  ...{ voice: clearestVoice, rate: "normal" as const },
  wordsAMinute: wordsAMinute[z.enum(cefrLevels).parse(prompt.level)],
});

/** The recording of a question that is heard. Throws `audio/unknown`. */
export async function readPartSound(runtime: Runtime, { sig, ...place }: Place & { sig: string }) {
  if (!isSigned(keyOf(runtime), textOf(place), sig)) throw new AppError("audio/unknown");
  const [row] = await runtime.database.db
    .select({ prompt: examTasks.prompt })
    .from(examTasks)
    .where(and(eq(examTasks.examId, place.id), eq(examTasks.position, place.position)));
  const prompt = TaskPrompt.nullable().parse(row?.prompt ?? null);
  const text = prompt && prompt.questions.length > 0 ? asksOf(prompt, [])[place.part] : undefined;
  if (!prompt || text === undefined) throw new AppError("audio/unknown");
  return { bytes: await runtime.recordings.read(spokenOf(prompt, text)), contentType: "audio/mpeg" };
}

/** Makes the recordings of a conversation before its first question is heard. */
export async function prepareSounds({ recordings }: Runtime, prompt: TaskPrompt) {
  if (prompt.questions.length === 0) return;
  for (const text of asksOf(prompt, [])) await recordings.prepare(spokenOf(prompt, text));
}
