import "server-only";
import path from "node:path";

import { z } from "zod";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";
import { listModels } from "@/lib/speech/models/model-folder";
import { requireModel } from "@/lib/speech/models/require-model";
import { hearingConfig } from "@/lib/speech/sherpa-config";
import { HeardWord, requireHearable, type Transcriber } from "@/lib/speech/transcriber";

const Heard = z.object({
  text: z.string(),
  words: z.array(HeardWord),
  isTimed: z.boolean(),
  language: z.string(),
});

/** Of Silero's detector of speech, where it was added; it hears in steps of 512 samples at 16 kHz. */
async function detectorOf(models: string) {
  const found = (await listModels(models)).find(({ entry }) => entry.for === "voice-activity");
  if (!found || found.entry.for !== "voice-activity") return null;
  const { model } = await requireModel(models, found.entry.name);
  return {
    sileroVad: {
      model: path.join(model.folder, found.entry.files.model),
      threshold: 0.5,
      minSilenceDuration: 0.3,
      minSpeechDuration: 0.1,
      maxSpeechDuration: 25,
      windowSize: 512,
    },
    sampleRate: 16_000,
    numThreads: 1,
    provider: "cpu",
    debug: 0,
  };
}

/** Hears with a model that the operator added, one recording after the other. */
export function createLocalTranscriber(
  models: string,
  name: string,
  { seconds = 180 }: { seconds?: number } = {},
): Transcriber {
  const sherpa = isolateEngine({
    name: "local transcriber",
    file: engineFile("sherpa-transcriber-engine.mjs"),
    host: "process",
    result: Heard,
    seconds,
    megabytes: 2_500,
    renewAfter: 200,
  });
  const engine = `sherpa-onnx/${name}`;
  return {
    engine,
    async transcribe(wave, signal) {
      requireHearable(wave);
      const { model, library } = await requireModel(models, name);
      const { entry, folder } = model;
      if (entry.for !== "transcription")
        throw new Error(`${name} is a model for ${entry.for}: it does not hear.`);
      const vad = await detectorOf(models);
      const job = { library, model: hearingConfig(entry.files, folder), vad, wave };
      const { text, words, isTimed, language } = await sherpa.run(job, signal ? { signal } : {});
      return {
        ...{ text, words, timing: isTimed ? "recognized" : "estimated", engine },
        ...(language !== "" && { language }),
      };
    },
    close: sherpa.close,
  };
}
