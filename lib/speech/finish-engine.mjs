// Reads a sound file that somebody else made and brings it to the form of all recordings, in a thread of its own.
import { serveEngine } from "../engines/serve-engine.mjs";
import { decodeAudio } from "./decode-audio.mjs";
import { finishSpeech, wordsAMinute } from "./finish-speech.mjs";
import { trimWave } from "./level-wave.mjs";
import { measureLoudness } from "./measure-loudness.mjs";
import { findSpeech } from "./speech-spans.mjs";

/** Silence has no loudness; what is softer than this is as good as silent. */
const unheard = -120;

serveEngine(async ({ bytes, text, keepsWave = false }) => {
  const { format, channels, bits, ...wave } = await decodeAudio(bytes);
  const spoken = trimWave(wave);
  const spans = findSpeech(wave);
  const loudness = measureLoudness(wave);
  const measured = {
    ...{ format, channels, bits, sampleRate: wave.sampleRate },
    seconds: wave.samples.length / wave.sampleRate,
    silenceBefore: spans.at(0)?.start ?? 0,
    speechSeconds: spans.length === 0 ? 0 : spoken.samples.length / wave.sampleRate,
    longestPause: spans.reduce(
      (longest, { start }, index) => Math.max(longest, index === 0 ? 0 : start - spans[index - 1].end),
      0,
    ),
    clipped: wave.samples.reduce((sum, sample) => sum + (Math.abs(sample) >= 0.999 ? 1 : 0), 0),
    lufs: Math.max(unheard, loudness.lufs),
    truePeak: Math.max(unheard, loudness.truePeak),
    wordsAMinute: wordsAMinute(text, wave),
  };
  const said = keepsWave ? wave : null;
  if (spans.length === 0) return { measured, finished: null, wave: said };
  return { measured, finished: await finishSpeech(wave), wave: said };
});
