import "server-only";
import type { Logger } from "pino";

import type { WritingCorrector } from "@/lib/assess/assessment";
import { asAssessment } from "@/lib/assess/speech/as-assessment";
import type { SpeechAssessment } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { isOwnMachine, type ServerEnv } from "@/lib/env/server";
import type { SpeakingCorrector } from "@/lib/services/corrections/correctors";
import { tryTranscriber } from "@/lib/services/corrections/try-transcriber";
import type { Synthesizer } from "@/lib/speech/synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";

/** One channel of 16 kHz; null for what can't be read. */
export type ReadRecording = (
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
) => Promise<Float32Array | null>;

type Settings = {
  env: ServerEnv;
  writing: WritingCorrector;
  transcriber: Promise<Transcriber | null>;
  /** Says a sentence for the trial of the transcriber. */
  voice: Synthesizer;
  readRecording: ReadRecording;
  log: Pick<Logger, "warn">;
};

/** Null: recordings stay on the operator's machines. `undefined`: they would leave, and nobody says to whom. */
function processorOf(env: ServerEnv) {
  const { TRANSCRIPTION_API_URL: url } = env;
  if (!url || isOwnMachine(url)) return null;
  const {
    TRANSCRIPTION_API_PROCESSOR: name,
    TRANSCRIPTION_API_PLACE: place,
    TRANSCRIPTION_API_KEEPS: keeps,
  } = env;
  return name && place && keeps ? { name, place, keeps } : undefined;
}

/** What measures and, once its transcriber was tried, corrects free speech here. */
export function openSpeaking(settings: Settings): SpeakingCorrector & { trial: Promise<void> } {
  const { env, writing, readRecording } = settings;
  const processor = processorOf(env);
  const measuring = createSpeechAssessor({ transcriber: null, writing });
  let isTried = false;
  const opened = openHearing(settings, processor === undefined);
  const trial = opened.then(({ isSound }) => void (isTried = isSound));
  return {
    processor: processor ?? null,
    /** Ends when the transcriber was tried. */
    trial,
    get transcribes() {
      return isTried;
    },
    async assess({ task, asked, recordings, locale }, { signal, isFresh, isHosted }) {
      const parts: Float32Array[] = [];
      for (const { bytes } of recordings)
        parts.push((await readRecording(bytes, signal)) ?? new Float32Array());
      const hearing = processor === null || isHosted ? (await opened).hearing : null;
      const input = { task, asked, parts, locale, isAnew: isFresh };
      const speech = await (hearing ?? measuring).assess(input, signal);
      return { assessment: asAssessment(speech), measures: measuresOf(speech) };
    },
    async hear({ bytes }, { signal, isHosted }) {
      const hearing = processor === null || isHosted ? (await opened).hearing : null;
      const samples = hearing && (await readRecording(bytes, signal));
      if (!hearing || !samples) return null;
      return hearing.hear(samples, signal);
    },
    async close() {
      await measuring.close();
      await (await opened).close();
    },
  };
}

/** A transcriber that heard what was said to it; why there is none is logged once. */
async function openHearing({ transcriber: set, writing, voice, log }: Settings, isUntold: boolean) {
  const transcriber = await set;
  const none = { hearing: null, isSound: false, close: async () => transcriber?.close() };
  if (!transcriber) return none;
  const only = "Free speech is measured only:";
  if (isUntold) {
    log.warn(`${only} TRANSCRIPTION_API_PROCESSOR, _PLACE and _KEEPS have to say who gets recordings.`);
    return none;
  }
  const fault = await tryTranscriber(transcriber, voice);
  if (fault !== null) log.warn(`${only} the transcriber fails. ${fault}`);
  const hearing = createSpeechAssessor({ transcriber, writing });
  const close = async () => {
    await hearing.close();
    await transcriber.close();
  };
  return { hearing, isSound: fault === null, close };
}

/** Pauses in seconds of all recordings one after the other. */
function measuresOf({ measures, transcript }: SpeechAssessment) {
  const { seconds, speechSeconds, wordsAMinute, runSeconds, syllablesASecond, fillers, parts, pauses } =
    measures;
  const beginsAt = (part: number) => parts.slice(0, part).reduce((all, each) => all + each.seconds, 0);
  return {
    ...{ seconds, speechSeconds, wordsAMinute, runSeconds, syllablesASecond, fillers },
    parts: parts.map(({ state, startsAfter, ...part }) => ({
      ...{ state, startsAfter, seconds: part.seconds, speechSeconds: part.speechSeconds },
    })),
    pauses: pauses.map(({ part, start, end }) => ({
      start: beginsAt(part) + start,
      end: beginsAt(part) + end,
    })),
    transcript: transcript && {
      text: transcript.texts.join("\n\n"),
      texts: transcript.texts,
      words: transcript.words,
      timing: transcript.timing,
      engine: transcript.engine,
    },
  };
}
