import "server-only";
import path from "node:path";

import type { ServerEnv } from "@/lib/env/server";
import { createDailyBudget } from "@/lib/speech/daily-budget";
import { createHostedTranscriber } from "@/lib/speech/hosted-transcriber";
import { createLocalTranscriber } from "@/lib/speech/local-transcriber";
import { listModels } from "@/lib/speech/models/model-folder";
import type { Synthesizer } from "@/lib/speech/synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";
import { createVoices } from "@/lib/speech/voices";

const modelsFolder = ({ dataDir }: Pick<ServerEnv, "dataDir">) => path.join(dataDir, "models");
const spendings = ({ dataDir }: Pick<ServerEnv, "dataDir">) => path.join(dataDir, "spent");

/** Every voice that this installation has: embedded, of added models, of a hosted service. */
export function openVoices(env: ServerEnv): Synthesizer {
  const { SPEECH_API_URL: url, SPEECH_API_KEY: key, SPEECH_API_MODEL: model } = env;
  const budget = createDailyBudget(spendings(env), "speech", env.SPEECH_API_DAILY_CHARACTERS);
  return createVoices({
    models: modelsFolder(env),
    ...(url && { hosted: { url, key, model, budget } }),
  });
}

/** What hears free speech: the hosted service, else an added model; null when there is neither. */
export async function openTranscriber(env: ServerEnv): Promise<Transcriber | null> {
  const { TRANSCRIPTION_API_URL: url, TRANSCRIPTION_API_KEY: key, TRANSCRIPTION_API_MODEL: model } = env;
  if (url) {
    const budget = createDailyBudget(spendings(env), "transcription", env.TRANSCRIPTION_API_DAILY_MINUTES);
    return createHostedTranscriber({ url, key, model, budget });
  }
  const added = (await listModels(modelsFolder(env))).filter(({ entry }) => entry.for === "transcription");
  const name = env.TRANSCRIPTION_MODEL ?? added[0]?.entry.name;
  return name === undefined ? null : createLocalTranscriber(modelsFolder(env), name);
}
