import { asAssessment } from "@/lib/assess/speech/as-assessment";
import { type SpeechAssessment, speechSampleRate } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { takesCredit } from "@/lib/core/correction-costs";
import { trimWave } from "@/lib/speech/level-wave.mjs";
import { embeddedVoices, type Synthesizer } from "@/lib/speech/synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";
import {
  foreignAnswers,
  join,
  mean,
  rounded,
  speak,
  unspoken,
  withNoise,
} from "@/scripts/eval/speech-fixtures";

export const noiseLevels = [20, 17.5, 15, 12.5, 10, 7.5, 5];
const limits = { wordsAMinuteError: 0.1, secondsFor90: 10 };

/** Writes down what it was told is said; `language` is null for a transcriber that doesn't tell. */
type Said = { text: string; language: string | null };

/** A double: the figures are those of the product around a transcriber that hears every word. */
function hearsAll() {
  let said: Said = { text: "", language: null };
  let asked = 0;
  const engine = "double";
  const transcriber: Transcriber = {
    engine,
    async transcribe({ samples, sampleRate }) {
      asked += 1;
      const words = said.text.split(/\s+/).filter((word) => word !== "");
      const each = samples.length / sampleRate / Math.max(1, words.length);
      return {
        text: said.text,
        words: words.map((word, at) => ({ word, start: at * each, end: (at + 1) * each })),
        timing: "estimated",
        engine,
        ...(said.language !== null && { language: said.language }),
      };
    },
    close: async () => undefined,
  };
  return { transcriber, tell: (next: Said) => (said = next), timesAsked: () => asked };
}

const wordsIn = (text: string) => text.split(/\s+/).length;
const isPaid = (speech: SpeechAssessment) => takesCredit(asAssessment(speech).status);

type Hear = (sound: Float32Array, said: Said) => Promise<SpeechAssessment>;

/** Answers that are heard rightly: what is scored with how much noise, and how far off words a minute are. */
async function hearAnswers(texts: readonly string[], synthesizer: Synthesizer, hear: Hear) {
  const scoredAt = new Map(noiseLevels.map((level) => [level, 0]));
  const againAt = new Map(noiseLevels.map((level) => [level, 0]));
  const errors: number[] = [];
  const count = (of: Map<number, number>, level: number) => of.set(level, (of.get(level) ?? 0) + 1);
  for (const [at, text] of texts.entries()) {
    const sound = await speak(synthesizer, text, embeddedVoices[at % embeddedVoices.length] ?? "rms");
    const said = { text, language: "en" };
    const { length } = trimWave({ samples: sound, sampleRate: speechSampleRate }).samples;
    const { wordsAMinute } = (await hear(sound, said)).measures;
    const really = wordsIn(text) / (length / speechSampleRate / 60);
    errors.push(Math.abs((wordsAMinute ?? 0) / really - 1));
    for (const level of noiseLevels) {
      const noisy = await hear(withNoise(sound, level, text), said);
      if (isPaid(noisy)) count(scoredAt, level);
      if (noisy.reasons.includes("noisy")) count(againAt, level);
    }
  }
  return { scoredAt, againAt, errors };
}

/** What is scored, or paid for, and must not be; a transcriber that hears something in all of it makes it hard. */
async function hearTheRest(synthesizer: Synthesizer, hear: Hear) {
  const taken: string[] = [];
  const phrase =
    "Thank you for watching, and please subscribe to the channel if you liked what you saw today.";
  for (const [name, sound] of Object.entries(unspoken)) {
    const speech = await hear(sound, { text: phrase, language: "en" });
    if (isPaid(speech) || speech.overall !== null) taken.push(name);
  }
  for (const [language, text] of Object.entries(foreignAnswers)) {
    const sound = await speak(synthesizer, text, "rms");
    for (const told of [language, null]) {
      const speech = await hear(sound, { text, language: told });
      if (isPaid(speech) || speech.overall !== null) taken.push(`${language}${told ? " told" : ""}`);
    }
  }
  return taken;
}

const longSeconds = 90;

/** As many answers, one after the other, as make the longest recording of most tasks. */
async function speakForLong(texts: readonly string[], synthesizer: Synthesizer) {
  const sounds: Float32Array[] = [];
  const said: string[] = [];
  for (let at = 0; join(sounds).length < longSeconds * speechSampleRate; at += 1) {
    const text = texts[at % texts.length] ?? "";
    sounds.push(await speak(synthesizer, text, "rms"));
    said.push(text);
  }
  return { sound: join(sounds).slice(0, longSeconds * speechSampleRate), text: said.join(" ") };
}

const byLevel = (of: Map<number, number>) =>
  Object.fromEntries([...of].map(([level, count]) => [`${level} dB`, count]));

/** Free speech as it is scored and paid for where a transcriber hears it; its own mistakes are not in these figures. */
export async function evaluateHeardSpeech(synthesizer: Synthesizer, texts: readonly string[]) {
  const writing = createWritingCorrector();
  const { transcriber, tell, timesAsked } = hearsAll();
  const assessor = createSpeechAssessor({ transcriber, writing });
  const hear: Hear = (sound, said) => {
    tell(said);
    return assessor.assess({ task: "speaking-sample", asked: [], parts: [sound], locale: "en" });
  };
  try {
    const { scoredAt, againAt, errors } = await hearAnswers(texts, synthesizer, hear);
    const before = timesAsked();
    const taken = await hearTheRest(synthesizer, hear);
    const sentOfForeign = 2 * Object.keys(foreignAnswers).length;
    const { sound, text } = await speakForLong(texts, synthesizer);
    const started = performance.now();
    await hear(sound, { text, language: "en" });
    const secondsFor90 = (performance.now() - started) / 1_000;
    const wordsAMinuteError = mean(errors);
    const all = texts.length;
    const over = [
      ...(scoredAt.get(20) === all ? [] : ["scoredAt20dB"]),
      ...(scoredAt.get(5) === 0 && againAt.get(5) === all ? [] : ["askedAgainAt5dB"]),
      ...taken.map((name) => `${name}Scored`),
      ...(wordsAMinuteError > limits.wordsAMinuteError ? ["wordsAMinuteError"] : []),
      ...(secondsFor90 > limits.secondsFor90 ? ["secondsFor90Heard"] : []),
    ];
    return {
      transcriber: "a double that hears every word; no recognizer's mistakes are in these figures",
      answers: all,
      scoredAt: byLevel(scoredAt),
      askedAgainAt: byLevel(againAt),
      lowestScoredDecibels: Math.min(...noiseLevels.filter((level) => scoredAt.get(level) === all)),
      scoredOrPaid: taken,
      ofUnspoken: Object.keys(unspoken),
      ofLanguages: Object.keys(foreignAnswers),
      sentThoughNoSpeech: timesAsked() - before - sentOfForeign,
      wordsAMinuteError: rounded(wordsAMinuteError),
      seconds: rounded(sound.length / speechSampleRate),
      secondsFor90: rounded(secondsFor90),
      limits,
      over,
    };
  } finally {
    await assessor.close();
    await writing.close();
  }
}
