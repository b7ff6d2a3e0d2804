import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from "ai";

import { fetchLimited } from "@/lib/assess/model/fetch-limited";

export type ModelProvider = "openai" | "anthropic" | "google" | "compatible";

export type ModelSettings = {
  /** `compatible`: any server with POST /chat/completions, also on the operator's own machine. */
  provider: ModelProvider;
  model: string;
  /** The part before `/chat/completions`; of the others another address than their own. */
  url?: string | undefined;
  key?: string | undefined;
  /** How long one attempt may take. */
  seconds?: number | undefined;
  restMillis?: number;
};

/** Told to the packages, which would else look for addresses and keys in the environment. */
const addresses: Record<ModelProvider, string | null> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  compatible: null,
};

/** Where texts are sent, without a slash at its end. */
export function modelAddress({ provider, url }: Pick<ModelSettings, "provider" | "url">): string {
  const address = url ?? addresses[provider];
  if (!address) throw new Error("A compatible server needs its address.");
  return address.replace(/\/+$/, "");
}

/** Who answers, as an assessment names it. */
export function modelName(settings: ModelSettings): string {
  const { provider, model } = settings;
  return `${provider === "compatible" ? new URL(modelAddress(settings)).host : provider}/${model}`;
}

const openers = {
  openai: createOpenAI,
  anthropic: createAnthropic,
  google: createGoogle,
};

export function openModel(settings: ModelSettings): LanguageModel {
  const { provider, model, key = "" } = settings;
  const common = { baseURL: modelAddress(settings), fetch: fetchLimited };
  if (provider !== "compatible") return openers[provider]({ ...common, apiKey: key })(model);
  const server = createOpenAICompatible({
    ...common,
    name: "compatible",
    ...(key !== "" && { apiKey: key }),
    supportsStructuredOutputs: true,
  });
  return wrapLanguageModel({ model: server(model), middleware: extractJsonMiddleware() });
}
