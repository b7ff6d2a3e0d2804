import { setTimeout as wait } from "node:timers/promises";

import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from "ai";

import { ModelAnswer, SoundAnswer } from "@/lib/assess/model/model-answer";
import type { ModelPrompt } from "@/lib/assess/model/model-prompt";

/** Why a model gave nothing of use. Has neither the key nor the text in it. */
export type ModelFaultReason = "time" | "unreachable" | "refused" | "garbage" | "budget" | "resting";

export class ModelFault extends Error {
  constructor(
    readonly reason: ModelFaultReason,
    detail: string,
  ) {
    super(detail);
    this.name = "ModelFault";
  }
}

export type AskSettings = { name: string; model: LanguageModel; seconds: number; restMillis: number };
type Question = ModelPrompt & {
  /** Whether an answer rests on the text at all: one that doesn't is garbage. */
  isFounded: (answer: ModelAnswer) => boolean;
};

/** Of an answer. Twice a long text with its corrections, and what a model thinks before. */
export const mostAnswerTokens = 8_000;
const attempts = 2;

/** What a model answers, and about what it took in tokens. One further attempt; then it rejects with ModelFault. */
export async function askModel(
  settings: AskSettings,
  question: Question,
  signal?: AbortSignal,
): Promise<{ answer: ModelAnswer; tokens: number | null }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, tokens } = await attemptAsk(settings, question, signal);
      return { answer, tokens: tokens === null ? null : tokens * attempt };
    } catch (error) {
      signal?.throwIfAborted();
      const fault = faultOf(error, settings);
      if (fault.reason === "refused" || attempt >= attempts) throw fault;
      await wait(settings.restMillis, undefined, signal ? { signal } : {});
    }
  }
}

async function attemptAsk(
  { name, model, seconds }: AskSettings,
  { instructions, prompt, isFounded }: Question,
  signal?: AbortSignal,
) {
  const limit = AbortSignal.timeout(seconds * 1_000);
  const { output, usage } = await generateText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema: ModelAnswer, name: "correction" }),
    maxOutputTokens: mostAnswerTokens,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const answer = SoundAnswer.parse(output);
  if (!isFounded(answer)) throw new ModelFault("garbage", `${name} quotes nothing that stands in the text.`);
  return { answer, tokens: usage.totalTokens ?? null };
}

function faultOf(error: unknown, { name, seconds }: AskSettings): ModelFault {
  if (error instanceof ModelFault) return error;
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
    return new ModelFault("time", `${name} did not answer within ${seconds} seconds.`);
  if (APICallError.isInstance(error)) {
    const { statusCode, isRetryable } = error;
    if (statusCode === undefined) return new ModelFault("unreachable", `${name} cannot be reached.`);
    const isGarbage = statusCode >= 200 && statusCode < 300;
    if (isGarbage) return new ModelFault("garbage", `${name} answers what is no answer of a model.`);
    return new ModelFault(isRetryable ? "unreachable" : "refused", `${name} answers ${statusCode}.`);
  }
  const why = NoObjectGeneratedError.isInstance(error) ? error.finishReason : nameOf(error);
  return new ModelFault("garbage", `${name} answers what is no correction (${why ?? "unknown"}).`);
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
