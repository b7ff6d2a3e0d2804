// Speaks with a model of the operator's, in a process of its own: the library is native and works without a pause.
import { createRequire } from "node:module";

import { serveEngine } from "../engines/serve-engine.mjs";
import { finishSpeech, speakAtPace } from "./finish-speech.mjs";

const require = createRequire(import.meta.url);
let loaded = { key: "", voice: null };

/** The library throws "Please check your config!" for whatever is wrong, and prints the rest to nobody. */
function load({ library, model }) {
  const key = JSON.stringify([library, model]);
  if (loaded.key === key) return loaded.voice;
  const { OfflineTts } = require(library);
  try {
    loaded = { key, voice: new OfflineTts(model) };
  } catch (error) {
    throw new Error(`the library cannot load the model (${error.message})`, { cause: error });
  }
  return loaded.voice;
}

serveEngine(async (job) => {
  const voice = load(job);
  if (job.speaker > 0 && job.speaker >= voice.numSpeakers)
    throw new Error(
      `the model has ${voice.numSpeakers} voices, and number ${job.speaker} is not one of them`,
    );
  const render = (stretch) => {
    const { samples, sampleRate } = voice.generate({
      text: job.text,
      sid: job.speaker,
      speed: 1 / stretch,
      enableExternalBuffer: false,
    });
    if (samples.length === 0) throw new Error("the model made no sound");
    return { samples, sampleRate };
  };
  return finishSpeech(await speakAtPace(job, render));
});
