import "server-only";

import { nextQuestion } from "@/lib/assess/speech/next-question";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import { findPrompt } from "@/lib/services/corrections/find-prompt";
import { soundOf } from "@/lib/services/corrections/prompt-sounds";
import type { NextQuestion } from "@/lib/services/corrections/task-views";
import { mayProcess } from "@/lib/services/consents/may-process";
import { readRecording } from "@/lib/services/files/read-upload";
import type { UserCtx } from "@/lib/services/runtime";

/** Somebody waits for the next question: what takes longer is not waited for. */
const patienceMillis = 12_000;

type Asked = {
  task: CorrectedTask;
  prompt: string;
  /** What was asked so far, in order. */
  asked: readonly { at: number; isFollowUp: boolean }[];
  /** The upload that answers the last of them. */
  recording?: string | undefined;
};

/**
 * What a conversation asks next. Where something turns speech into text, and a word of the last answer may lead elsewhere,
 * that answer is heard first; else the default way is taken. Throws `correction/prompt-withdrawn`, `upload/unknown`.
 */
export async function askNext(
  ctx: UserCtx,
  { task, prompt: name, asked, recording }: Asked,
): Promise<NextQuestion> {
  await ctx.runtime.limits.consume("question.user", ctx.actor.userId);
  const prompt = findPrompt(task, name);
  if (prompt.questions.length === 0) throw new AppError("request/invalid");
  const before = asked.map(({ at, isFollowUp }) => ({ at, isFollowUp, asks: "" }));
  const last = asked.at(-1);
  const branches = last && !last.isFollowUp ? (prompt.questions[last.at]?.branches ?? []) : [];
  const said = branches.length > 0 && recording !== undefined ? await hear(ctx, recording) : null;
  const question = nextQuestion(prompt, before, said);
  return {
    question: question && { ...question, sound: soundOf({ task, prompt: name, text: question.asks }) },
  };
}

/** Null where nothing hears it, in time; the conversation goes on all the same. */
async function hear(ctx: UserCtx, id: string): Promise<string | null> {
  const { correctors, log } = ctx.runtime;
  const { bytes, contentType } = await readRecording(ctx, id);
  const isHosted = await mayProcess(ctx.runtime, ctx.actor.userId, "hosted-speech");
  const signal = AbortSignal.timeout(patienceMillis);
  try {
    return (await correctors.speaking?.hear({ bytes, contentType }, { signal, isHosted })) ?? null;
  } catch (err) {
    log.warn({ err }, "an answer was not heard before the next question");
    return null;
  }
}
