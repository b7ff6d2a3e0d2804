import "server-only";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";
import { requireModel } from "@/lib/speech/models/require-model";
import { speakingConfig } from "@/lib/speech/sherpa-config";
import { FinishedSpeech, requireSpeakable, speechRates, type Synthesizer } from "@/lib/speech/synthesizer";

/** Raised when the sound changes. */
const finish = "mp3-48/level-16";

const partsOf = (voice: string) => {
  const [model = "", speaker = ""] = voice.split("/");
  return { model, speaker };
};

/** Voices `<model>/<speaker>` of the models that the operator added; one sentence after the other. */
export function createLocalVoices(models: string, { seconds = 90 } = {}): Synthesizer {
  const sherpa = isolateEngine({
    name: "local voice",
    file: engineFile("sherpa-voice-engine.mjs"),
    host: "process",
    result: FinishedSpeech,
    seconds,
    megabytes: 2_500,
    renewAfter: 300,
  });
  const engineOf = (voice: string) => `sherpa-onnx/${partsOf(voice).model}/${finish}`;
  return {
    engineOf,
    async synthesize(text, { voice, rate, pace = 1, wordsAMinute = null }, signal) {
      requireSpeakable(text);
      const { model: name, speaker } = partsOf(voice);
      const { model, library } = await requireModel(models, name);
      const { entry, folder } = model;
      if (entry.for !== "speech") throw new Error(`${name} is a model for ${entry.for}: it does not speak.`);
      const number = entry.speakers[speaker];
      if (number === undefined)
        throw new Error(
          `${name} has no voice ${speaker}: choose from ${Object.keys(entry.speakers).join(", ")}.`,
        );
      const job = {
        ...{ library, model: speakingConfig(entry.files, folder), speaker: number },
        ...{ text, stretch: 1 / pace, most: wordsAMinute, slowing: 1 / speechRates[rate] },
      };
      return { ...(await sherpa.run(job, signal ? { signal } : {})), engine: engineOf(voice) };
    },
    close: sherpa.close,
  };
}
