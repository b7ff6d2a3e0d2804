import { speechSampleRate } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { SpeechSample } from "@/lib/content/corrections/speech-sample-schema";
import { promptsOf } from "@/lib/content/prompts/prompts";
import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import { finishSpeech } from "@/lib/speech/finish-speech.mjs";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { trimWave } from "@/lib/speech/level-wave.mjs";
import { createReadingAssessor } from "@/lib/speech/read-aloud/assess-reading";
import { resampleWave } from "@/lib/speech/resample-wave.mjs";
import type { Synthesizer } from "@/lib/speech/synthesizer";

const voice = "rms";
/** Learners are slower than the voice is by itself. */
const pace = { aloud: 0.85, free: 0.8 };
/** Nothing is asked of a corrector where there is no text. */
const noWriting = {
  assess: () => Promise.reject(new Error("There is no text.")),
  close: async () => undefined,
};

type Said = readonly (string | number)[];
type Source = { aloud: { sentence: string; said: Said }; free: { prompt: string; said: Said } };

function join(sounds: readonly Float32Array[]) {
  const joined = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    joined.set(sound, at);
    at += sound.length;
  }
  return joined;
}

/** What is said, with the silences between it, as a page plays it and an engine hears it. */
async function speak(synthesizer: Synthesizer, said: Said, spoken: number) {
  const sounds: Float32Array[] = [];
  for (const piece of said) {
    if (typeof piece === "number") sounds.push(new Float32Array(Math.round(piece * speechSampleRate)));
    else {
      const { mp3 } = await synthesizer.synthesize(piece, { voice, rate: "normal", pace: spoken });
      const wave = trimWave(await decodeAudio(mp3));
      sounds.push(resampleWave(wave, speechSampleRate));
    }
  }
  const { mp3 } = await finishSpeech({ sampleRate: speechSampleRate, samples: join(sounds) });
  const bytes = new Uint8Array(mp3);
  return { mp3: bytes, samples: resampleWave(await decodeAudio(bytes), speechSampleRate) };
}

async function read(samples: Float32Array, sentence: string) {
  const assessor = createReadingAssessor();
  try {
    const result = await assessor.assess(samples, sentence);
    if (result.status !== "scored") throw new Error(`The reading is unheard: ${result.reason}.`);
    return result;
  } finally {
    await assessor.close();
  }
}

async function measure(samples: Float32Array, asked: string) {
  const assessor = createSpeechAssessor({ transcriber: null, writing: noWriting });
  try {
    const { status, measures } = await assessor.assess({
      ...{ task: "speaking-sample", asked: [asked], parts: [samples], locale: "en" },
    });
    if (status !== "needs-transcriber") throw new Error(`The answer is ${status}: the page shows measures.`);
    return measures;
  } finally {
    await assessor.close();
  }
}

/** As a page says it: a tenth of a second is more than it shows. */
function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === "number" ? Number(each.toFixed(2)) : each)),
  );
}

/** What the engines say of both samples today, with the sounds they were given. */
export async function assessSpeech({ aloud, free }: Source) {
  const asked = promptsOf("speaking-sample").find(({ name }) => name === free.prompt)?.asks;
  if (asked === undefined) throw new Error(`${free.prompt} is no prompt of Speaking Sample.`);
  const synthesizer = createFliteSynthesizer();
  try {
    const reading = await speak(synthesizer, aloud.said, pace.aloud);
    const answer = await speak(synthesizer, free.said, pace.free);
    const sample = SpeechSample.parse({
      aloud: {
        ...{ sentence: aloud.sentence, said: aloud.said, audio: "/audio/speaking/reading.mp3" },
        result: rounded(await read(reading.samples, aloud.sentence)),
      },
      free: {
        ...{ prompt: free.prompt, asked, said: free.said, audio: "/audio/speaking/answer.mp3" },
        result: rounded(await measure(answer.samples, asked)),
      },
    });
    return { sample, sounds: [reading.mp3, answer.mp3] as const };
  } finally {
    await synthesizer.close();
  }
}
