import { readFile } from "node:fs/promises";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { speechSampleRate, type SpeechAssessment } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { countSyllables } from "@/lib/bank/syllables";
import { trimWave } from "@/lib/speech/level-wave.mjs";
import { embeddedVoices, type Synthesizer } from "@/lib/speech/synthesizer";
import { noiseLevels } from "@/scripts/eval/heard-speech";
import { join, mean, rounded, silence, speak, unspoken, withNoise } from "@/scripts/eval/speech-fixtures";

const file = path.resolve(import.meta.dirname, "../../content/bank/prompts/interactive-speaking.yaml");
const Prompts = z.array(z.object({ samples: z.array(z.object({ text: z.string() })).default([]) }));
const pauseSeconds = [0.6, 1, 2];
/** A recording's first and last sounds are soft: some of them count as pause. */
const pauseError = 0.2;
const limits = { rateError: 0.25, speechTimeError: 0.1, pausesFound: 0.95, secondsFor90: 10 };

/** Nothing is asked of a corrector here: without a transcriber there is no text. */
const noWriting = {
  assess: () => Promise.reject(new Error("There is no text.")),
  close: async () => undefined,
};

const syllablesIn = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).reduce((all, word) => all + countSyllables(word, null), 0);

/** First answers of authored conversations. */
export async function readAnswers(count: number) {
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
  const heardAt = new Map(noiseLevels.map((level) => [level, 0]));
  const rates: number[] = [];
  const times: number[] = [];
  let found = 0;
  for (const [at, text] of texts.entries()) {
    const voice = embeddedVoices[at % embeddedVoices.length] ?? "rms";
    const sound = await speak(synthesizer, text, voice);
    const { measures } = await assess(sound);
    const said = syllablesIn(text) / measures.speechSeconds;
    rates.push((measures.syllablesASecond ?? 0) / said);
    for (const level of noiseLevels)
      if (isHeard(await assess(withNoise(sound, level, text))))
        heardAt.set(level, (heardAt.get(level) ?? 0) + 1);
    const sentence = await speak(synthesizer, "I like it a lot.", voice);
    const short = trimWave({ samples: sentence, sampleRate: speechSampleRate }).samples;
    const parts = pauseSeconds.flatMap((seconds) => [short, silence(seconds)]);
    const paused = await assess(join([...parts, short]));
    found += countPauses(paused);
    const spokenSeconds = ((pauseSeconds.length + 1) * short.length) / speechSampleRate;
    times.push(paused.measures.speechSeconds / spokenSeconds);
  }
  return { heardAt, rates, times, found: found / (texts.length * pauseSeconds.length) };
}

/** Free speech without a transcriber, by synthetic voices: what is measured, and what is never taken for speech. */
export async function evaluateFreeSpeech(synthesizer: Synthesizer, texts: readonly string[]) {
  const assessor = createSpeechAssessor({ transcriber: null, writing: noWriting });
  const assess: Assess = (samples) =>
    assessor.assess({ task: "speaking-sample", asked: [], parts: [samples], locale: "en" });
  try {
    const { heardAt, rates, times, found } = await hearAnswers(texts, synthesizer, assess);
    const taken: string[] = [];
    for (const [name, sound] of Object.entries(unspoken)) if (isHeard(await assess(sound))) taken.push(name);
    const answer = await speak(synthesizer, texts[0] ?? "", "rms");
    const long = join(Array.from({ length: 20 }, () => answer)).slice(0, 90 * speechSampleRate);
    const started = performance.now();
    await assess(long);
    const secondsFor90 = (performance.now() - started) / 1_000;
    const rateError = mean(rates.map((rate) => Math.abs(rate - 1)));
    const speechTimeError = mean(times.map((time) => Math.abs(time - 1)));
    const over = [
      ...(speechTimeError > limits.speechTimeError ? ["speechTimeError"] : []),
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
      speechTime: { mean: rounded(mean(times)), meanError: rounded(speechTimeError) },
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
