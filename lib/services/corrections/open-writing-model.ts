import "server-only";
import path from "node:path";

import type { Logger } from "pino";

import type { WritingCorrector } from "@/lib/assess/assessment";
import { createMemoryCache } from "@/lib/assess/model/answer-cache";
import { createModelCorrector } from "@/lib/assess/model/model-corrector";
import { modelAddress } from "@/lib/assess/model/model-settings";
import { isOwnMachine, type ServerEnv } from "@/lib/env/server";
import type { ModelCorrector, Processor } from "@/lib/services/corrections/correctors";
import { createDailyBudget } from "@/lib/speech/daily-budget";

function processorOf(env: ServerEnv, address: string): Processor | null {
  if (isOwnMachine(address)) return null;
  const {
    CORRECTION_MODEL_PROCESSOR: name = new URL(address).host,
    CORRECTION_MODEL_PLACE: place = "",
    CORRECTION_MODEL_KEEPS: keeps = "",
  } = env;
  return { name, place, keeps };
}

/** The model that corrects here, beside the embedded engine; null where none is set. */
export function openWritingModel(
  env: ServerEnv,
  embedded: WritingCorrector,
  log: Pick<Logger, "warn">,
): ModelCorrector | null {
  const { CORRECTION_MODEL: name, CORRECTION_MODEL_PROVIDER: provider } = env;
  if (!name || !provider) return null;
  const { CORRECTION_MODEL_URL: url, CORRECTION_MODEL_KEY: key, CORRECTION_MODEL_SECONDS: seconds } = env;
  const model = { provider, model: name, url, key, seconds };
  const spent = path.join(env.dataDir, "spent");
  const cache = createMemoryCache();
  const corrector = createModelCorrector({
    embedded,
    model,
    cache,
    budget: createDailyBudget(spent, "correction", env.CORRECTION_MODEL_DAILY_TOKENS),
    onFault: ({ reason, message }) => log.warn({ reason }, message),
  });
  return {
    processor: processorOf(env, modelAddress(model)),
    assess: (input, { signal, isFresh }) => corrector.assess({ ...input, isAnew: isFresh }, signal),
    forget: cache.forget,
    close: corrector.close,
  };
}
