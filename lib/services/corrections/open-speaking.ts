import "server-only";
import type { Logger } from "pino";

import type { WritingCorrector } from "@/lib/assess/assessment";
import { asAssessment } from "@/lib/assess/speech/as-assessment";
import type { SpeechAssessment } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import type { SpeakingTask } from "@/lib/core/corrected-tasks";
import { isOwnMachine, type ServerEnv } from "@/lib/env/server";
import { tryTranscriber } from "@/lib/services/corrections/try-transcriber";
import type { Synthesizer } from "@/lib/speech/synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";

type Recordings = readonly { bytes: Uint8Array<ArrayBuffer>; contentType: string }[];
type Input = { task: SpeakingTask; asked: readonly string[]; recordings: Recordings; locale: string };
type How = { signal: AbortSignal; isFresh: boolean; isHosted: boolean };

type Settings = {
  env: ServerEnv;
  writing: WritingCorrector;
  transcriber: Transcriber | null;
  /** Says a sentence for the trial of the transcriber. */
  voice: Synthesizer;
  /** One channel of 16 kHz; null for what can't be read. */
  decode: (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Float32Array | null>;
  log: Pick<Logger, "warn" | "info">;
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
export function openSpeaking({ env, writing, transcriber: set, voice, decode, log }: Settings) {
  const processor = processorOf(env);
  const transcriber = processor === undefined ? null : set;
  if (set && !transcriber)
    log.warn("Free speech is measured only: TRANSCRIPTION_API_PROCESSOR, _PLACE and _KEEPS say who gets it.");
  const measuring = createSpeechAssessor({ transcriber: null, writing });
  const hearing = transcriber && createSpeechAssessor({ transcriber, writing });
  let isTried = false;
  const trial = (transcriber ? tryTranscriber(transcriber, voice) : Promise.resolve(null)).then((fault) => {
    isTried = transcriber !== null && fault === null;
    if (fault !== null) log.warn(`Free speech is measured only, since the transcriber fails: ${fault}`);
  });
  return {
    processor: processor ?? null,
    /** Ends when the transcriber was tried. */
    trial,
    /** A transcriber is set and heard what was said to it: only then is free speech sold. */
    get transcribes() {
      return isTried;
    },
    async assess({ task, asked, recordings, locale }: Input, { signal, isFresh, isHosted }: How) {
      const parts: Float32Array[] = [];
      for (const { bytes } of recordings) parts.push((await decode(bytes, signal)) ?? new Float32Array());
      const mayHear = processor === null || isHosted;
      const assessor = (mayHear && hearing) || measuring;
      const speech = await assessor.assess({ task, asked, parts, locale, isAnew: isFresh }, signal);
      return { assessment: asAssessment(speech), measures: measuresOf(speech) };
    },
    async close() {
      await Promise.all([measuring.close(), hearing?.close(), transcriber?.close()]);
    },
  };
}

/** Pauses in seconds of all recordings one after the other. */
function measuresOf({ measures, transcript }: SpeechAssessment) {
  const { seconds, speechSeconds, wordsAMinute, parts, pauses } = measures;
  const beginsAt = (part: number) => parts.slice(0, part).reduce((all, each) => all + each.seconds, 0);
  return {
    ...{ seconds, speechSeconds, wordsAMinute },
    pauses: pauses.map(({ part, start, end }) => ({
      start: beginsAt(part) + start,
      end: beginsAt(part) + end,
    })),
    transcript: transcript && {
      text: transcript.texts.join("\n\n"),
      texts: transcript.texts,
      words: transcript.words,
      engine: transcript.engine,
    },
  };
}
