import { readFile } from "node:fs/promises";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { speechSampleRate, type SpeechAssessment } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { countSyllables } from "@/lib/bank/syllables";
import { trimWave } from "@/lib/speech/level-wave.mjs";
import { embeddedVoices, type Synthesizer } from "@/lib/speech/synthesizer";
import { music, noise, speak, tune, withNoise } from "@/scripts/eval/speech-fixtures";

const file = path.resolve(import.meta.dirname, "../../content/bank/prompts/interactive-speaking.yaml");
const Prompts = z.array(z.object({ samples: z.array(z.object({ text: z.string() })).default([]) }));
const levels = [20, 17.5, 15, 12.5, 10, 7.5, 5];
const pauseSeconds = [0.6, 1, 2];
/** A recording's first and last sounds are soft: some of them count as pause. */
const pauseError = 0.2;
const limits = { rateError: 0.25, pausesFound: 0.95, secondsFor90: 10 };

/** Nothing is asked of a corrector here: without a transcriber there is no text. */
const noWriting = {
  assess: () => Promise.reject(new Error("There is no text.")),
  close: async () => undefined,
};

const syllablesIn = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).reduce((all, word) => all + countSyllables(word, null), 0);

function join(sounds: readonly Float32Array[]) {
  const joined = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    joined.set(sound, at);
    at += sound.length;
  }
  return joined;
}
const silence = (seconds: number) => new Float32Array(Math.round(seconds * speechSampleRate));
const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length;
const rounded = (value: number) => Number(value.toFixed(3));

/** First answers of authored conversations. */
async function readAnswers(count: number) {
  const prompts = Prompts.parse(parse(await readFile(file, "utf8")));
  return prompts
    .flatMap(({ samples }) => samples.map(({ text }) => text.split("\n\n")[0] ?? ""))
    .slice(0, count);
}

const isHeard = ({ status }: SpeechAssessment) => status === "needs-transcriber";

/** Of pauses put between two sentences, the share that is found with its length. */
function countPauses({ measures }: SpeechAssessment) {
  return pauseSeconds.filter((wanted) =>
    measures.pauses.some(({ start, end }) => Math.abs(end - start - wanted) <= pauseError),
  ).length;
}

type Assess = (samples: Float32Array) => Promise<SpeechAssessment>;

async function hearAnswers(texts: readonly string[], synthesizer: Synthesizer, assess: Assess) {
  const heardAt = new Map(levels.map((level) => [level, 0]));
  const rates: number[] = [];
  let found = 0;
  for (const [at, text] of texts.entries()) {
    const voice = embeddedVoices[at % embeddedVoices.length] ?? "rms";
    const sound = await speak(synthesizer, text, voice);
    const { measures } = await assess(sound);
    const said = syllablesIn(text) / measures.speechSeconds;
    rates.push((measures.syllablesASecond ?? 0) / said);
    for (const level of levels)
      if (isHeard(await assess(withNoise(sound, level, text))))
        heardAt.set(level, (heardAt.get(level) ?? 0) + 1);
    const sentence = await speak(synthesizer, "I like it a lot.", voice);
    const short = trimWave({ samples: sentence, sampleRate: speechSampleRate }).samples;
    const parts = pauseSeconds.flatMap((seconds) => [short, silence(seconds)]);
    found += countPauses(await assess(join([...parts, short])));
  }
  return { heardAt, rates, found: found / (texts.length * pauseSeconds.length) };
}

const unspoken = {
  silence: silence(20),
  noise: noise(20, 0.3, "room"),
  quietNoise: noise(20, 0.01, "hiss"),
  music: music(20),
  loudMusic: music(20).map((sample) => 3 * sample),
  organ: tune(20, { noteSeconds: 0.4, decay: 0, vibrato: 0 }),
  piano: tune(20, { noteSeconds: 0.4, decay: 4, vibrato: 0 }),
  staccato: tune(20, { noteSeconds: 0.3, decay: 14, vibrato: 0 }),
  violin: tune(20, { noteSeconds: 0.6, decay: 1, vibrato: 0.005 }),
};

/** Free speech without a transcriber, by synthetic voices: what is measured, and what is never taken for speech. */
export async function evaluateFreeSpeech(synthesizer: Synthesizer, count: number) {
  const assessor = createSpeechAssessor({ transcriber: null, writing: noWriting });
  const assess: Assess = (samples) =>
    assessor.assess({ task: "speaking-sample", asked: [], parts: [samples], locale: "en" });
  try {
    const texts = await readAnswers(count);
    const { heardAt, rates, found } = await hearAnswers(texts, synthesizer, assess);
    const taken: string[] = [];
    for (const [name, sound] of Object.entries(unspoken)) if (isHeard(await assess(sound))) taken.push(name);
    const answer = await speak(synthesizer, texts[0] ?? "", "rms");
    const long = join(Array.from({ length: 20 }, () => answer)).slice(0, 90 * speechSampleRate);
    const started = performance.now();
    await assess(long);
    const secondsFor90 = (performance.now() - started) / 1_000;
    const rateError = mean(rates.map((rate) => Math.abs(rate - 1)));
    const over = [
      ...(rateError > limits.rateError ? ["rateError"] : []),
      ...(found < limits.pausesFound ? ["pausesFound"] : []),
      ...(secondsFor90 > limits.secondsFor90 ? ["secondsFor90"] : []),
      ...(heardAt.get(20) === texts.length ? [] : ["heardAt20dB"]),
      ...[10, 5].filter((level) => heardAt.get(level) !== 0).map((level) => `heardAt${level}dB`),
      ...taken.map((name) => `${name}Heard`),
    ];
    return {
      answers: texts.length,
      heardAt: Object.fromEntries([...heardAt].map(([level, heard]) => [`${level} dB`, heard])),
      takenForSpeech: taken,
      of: Object.keys(unspoken),
      syllableRate: { mean: rounded(mean(rates)), meanError: rounded(rateError) },
      pausesFound: rounded(found),
      secondsFor90: rounded(secondsFor90),
      limits,
      over,
    };
  } finally {
    await assessor.close();
  }
}
