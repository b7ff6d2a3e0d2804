import "server-only";

import { z } from "zod";

import { callService, type ServiceSettings } from "@/lib/speech/call-service";
import type { Budget } from "@/lib/speech/daily-budget";
import { findSpeech, spreadWords } from "@/lib/speech/speech-spans.mjs";
import { HeardWord, requireHearable, type Transcriber, type Transcript } from "@/lib/speech/transcriber";
import { toWaveFile, type Wave } from "@/lib/speech/wave-file";

export type HostedTranscriberSettings = ServiceSettings & {
  model: string;
  /** Minutes a day. */
  budget: Budget;
};

/** What `verbose_json` has of use; services leave out what they do not know. */
const Answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  words: z.array(HeardWord).nullish(),
});

/** Hears with any service that has `POST /audio/transcriptions`. */
export function createHostedTranscriber(settings: HostedTranscriberSettings): Transcriber {
  const { model, budget } = settings;
  const engine = `hosted/${new URL(settings.url).host}/${model}`;
  return {
    engine,
    async transcribe(wave, signal) {
      requireHearable(wave);
      const spans = findSpeech(wave);
      if (spans.length === 0) return { text: "", words: [], timing: "estimated", engine };
      if (!(await budget.take(wave.samples.length / wave.sampleRate / 60)))
        throw new Error("Today's minutes for transcription are used up (TRANSCRIPTION_API_DAILY_MINUTES).");
      const bytes = await callService(
        settings,
        "/audio/transcriptions",
        () => ({ body: formOf(wave, model) }),
        signal,
      );
      return { ...toTranscript(bytes, spans), engine };
    },
    close: async () => undefined,
  };
}

function formOf(wave: Wave, model: string) {
  const form = new FormData();
  form.append("file", new Blob([toWaveFile(wave)], { type: "audio/wav" }), "speech.wav");
  form.append("model", model);
  form.append("language", "en");
  form.append("response_format", "verbose_json");
  form.append("timestamp_granularities[]", "word");
  return form;
}

function toTranscript(
  bytes: Uint8Array,
  spans: { start: number; end: number }[],
): Omit<Transcript, "engine"> {
  const parsed = Answer.safeParse(parseJson(bytes));
  if (!parsed.success) throw new Error("The service for transcription answers what is no transcript.");
  const { language, words } = parsed.data;
  const text = parsed.data.text.trim();
  const said = text === "" ? [] : text.split(/\s+/);
  const isTimed = Boolean(words && words.length > 0 && words.every(({ start, end }) => end >= start));
  return {
    text,
    words: isTimed && words ? words : spreadWords(said, spans),
    timing: isTimed ? "recognized" : "estimated",
    ...(language && { language }),
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
