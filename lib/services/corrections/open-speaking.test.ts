import { afterAll, expect, test } from "vitest";

import { readServerEnv } from "@/lib/env/server";
import { openSpeaking } from "@/lib/services/corrections/open-speaking";
import { decodeAudio } from "@/lib/speech/decode-audio.mjs";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import type { Transcriber } from "@/lib/speech/transcriber";
import { embeddedAnswer } from "@/tests/factories/model-answers";

const voice = createFliteSynthesizer();
afterAll(() => voice.close());

const trialSentence = "The library opens at nine on weekdays, and on Sundays it is closed.";
const hears = (text: string): Transcriber => ({
  engine: "double",
  transcribe: async () => ({ text, words: [], timing: "estimated", engine: "double" }),
  close: async () => undefined,
});

function set(transcriber: Transcriber | null, settings: Record<string, string> = {}) {
  const warned: string[] = [];
  const speaking = openSpeaking({
    env: readServerEnv(settings),
    writing: { assess: async () => embeddedAnswer, close: async () => undefined },
    transcriber: Promise.resolve(transcriber),
    voice,
    readRecording: async (bytes) => (bytes.length > 0 ? (await decodeAudio(bytes)).samples : null),
    log: { warn: (text: unknown) => void warned.push(String(text)) },
  });
  return { speaking, warned };
}

const asked = ["Talk about a library that you know, and say when you go there."];
const how = { signal: new AbortController().signal, isFresh: false, isHosted: false };
const hosted = { TRANSCRIPTION_API_URL: "https://hear.example/v1" };
const told = {
  TRANSCRIPTION_API_PROCESSOR: "Hear Ltd",
  TRANSCRIPTION_API_PLACE: "Ireland",
  TRANSCRIPTION_API_KEEPS: "not at all",
};

test("without a transcriber free speech is measured, not sold, and what can't be read is silent", async () => {
  const { speaking } = set(null);
  await speaking.trial;
  expect(speaking.transcribes).toBe(false);
  const { mp3 } = await voice.synthesize(trialSentence, { voice: "rms", rate: "normal" });
  const recordings = [
    { bytes: mp3, contentType: "audio/mpeg" },
    { bytes: new Uint8Array(), contentType: "audio/webm" },
  ];
  const input = { task: "speaking-sample", asked, recordings, locale: "en" } as const;
  const { assessment, measures } = await speaking.assess(input, how);
  expect(assessment).toMatchObject({ status: "unscorable", reasons: ["no-transcriber"], overall: null });
  expect(measures.speechSeconds).toBeGreaterThan(2);
  expect(measures.transcript).toBeNull();
  await speaking.close();
});

test("a transcriber counts once it heard a sentence; one that hears another doesn't", async () => {
  const good = set(hears(trialSentence));
  expect(good.speaking.transcribes).toBe(false);
  await good.speaking.trial;
  expect(good.speaking.transcribes).toBe(true);
  const bad = set(hears("Thank you for watching."));
  await bad.speaking.trial;
  expect(bad.speaking.transcribes).toBe(false);
  expect(bad.warned[0]).toContain("are others");
  await Promise.all([good.speaking.close(), bad.speaking.close()]);
});

test("a hosted transcriber that nobody is told of hears no learner", async () => {
  const { speaking, warned } = set(hears(trialSentence), hosted);
  await speaking.trial;
  expect(speaking.transcribes).toBe(false);
  expect(warned).toHaveLength(1);
  await speaking.close();
});

test("who did not agree to a hosted one is measured only", async () => {
  const { speaking } = set(hears(`${trialSentence} ${trialSentence}`), { ...hosted, ...told });
  expect(speaking.processor).toEqual({ name: "Hear Ltd", place: "Ireland", keeps: "not at all" });
  const { mp3 } = await voice.synthesize(trialSentence, { voice: "rms", rate: "normal" });
  const recordings = [{ bytes: mp3, contentType: "audio/mpeg" }];
  const input = { task: "speaking-sample", asked, recordings, locale: "en" } as const;
  expect((await speaking.assess(input, how)).assessment.reasons).toEqual(["no-transcriber"]);
  await speaking.close();
});
