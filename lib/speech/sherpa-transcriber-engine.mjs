// Hears with a model of the operator's, in a process of its own: the library is native and works without a pause.
import { createRequire } from "node:module";

import { serveEngine } from "../engines/serve-engine.mjs";
import { findSpeech, partsOf, spreadWords } from "./speech-spans.mjs";

const require = createRequire(import.meta.url);
/** Whisper hears 30 seconds at once. */
const mostSeconds = 28;
const roomSeconds = 0.2;
const vadRate = 16_000;
let loaded = { key: "" };

function load({ library, model, vad }) {
  const key = JSON.stringify([library, model, vad]);
  if (loaded.key === key) return loaded;
  const sherpa = require(library);
  try {
    const recognizer = new sherpa.OfflineRecognizer(model);
    const detector = vad === null ? null : new sherpa.Vad(vad, 2 * mostSeconds);
    loaded = { key, sherpa, recognizer, detector };
  } catch (error) {
    throw new Error(`the library cannot load the model (${error.message})`, { cause: error });
  }
  return loaded;
}

/** By the model for it where there is one, else by loudness. */
function speechIn({ sherpa, detector }, wave) {
  if (detector === null) return findSpeech(wave);
  const resampler = new sherpa.LinearResampler(wave.sampleRate, vadRate);
  const samples = wave.sampleRate === vadRate ? wave.samples : resampler.flush(wave.samples);
  const size = detector.config.sileroVad.windowSize;
  const spans = [];
  const take = () => {
    for (; !detector.isEmpty(); detector.pop()) {
      const { start, samples: said } = detector.front(false);
      spans.push({ start: start / vadRate, end: (start + said.length) / vadRate });
    }
  };
  detector.reset();
  for (let at = 0; at + size <= samples.length; at += size) {
    detector.acceptWaveform(samples.subarray(at, at + size));
    take();
  }
  detector.flush();
  take();
  return spans;
}

/** Tokens to words: a word begins with a space. Null where the model gives no times. */
function timedWords({ tokens = [], timestamps = [] }, offset, end) {
  if (tokens.length === 0 || timestamps.length !== tokens.length) return null;
  const words = [];
  for (const [index, token] of tokens.entries()) {
    const start = offset + timestamps[index];
    if (token.startsWith(" ") || words.length === 0) words.push({ word: token.trim(), start, end });
    else words.at(-1).word += token;
    if (words.length > 1 && words.at(-1).start === start) words.at(-2).end = start;
  }
  return words;
}

function hear({ recognizer }, { samples, sampleRate }, part, spans) {
  const from = Math.max(0, part.start - roomSeconds);
  const stream = recognizer.createStream();
  const cut = samples.slice(Math.round(from * sampleRate), Math.round((part.end + roomSeconds) * sampleRate));
  stream.acceptWaveform({ samples: cut, sampleRate });
  recognizer.decode(stream);
  const result = recognizer.getResult(stream);
  const text = result.text.trim();
  const inside = spans.filter(({ start, end }) => start < part.end && end > part.start);
  const timed = timedWords(result, from, part.end);
  const said = text === "" ? [] : text.split(/\s+/);
  return { text, words: timed ?? spreadWords(said, inside), isTimed: timed !== null, language: result.lang };
}

serveEngine((job) => {
  const engine = load(job);
  const spans = speechIn(engine, job.wave);
  const parts = partsOf(spans, mostSeconds).map((part) => hear(engine, job.wave, part, spans));
  const heard = parts.filter(({ text }) => text !== "");
  return {
    text: heard.map(({ text }) => text).join(" "),
    words: heard.flatMap(({ words }) => words),
    isTimed: heard.length > 0 && heard.every(({ isTimed }) => isTimed),
    language: heard.find(({ language }) => language)?.language ?? "",
  };
});
