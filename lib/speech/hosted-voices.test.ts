import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { createDailyBudget } from "@/lib/speech/daily-budget";
import { createHostedVoices } from "@/lib/speech/hosted-voices";
import type { SpeechOptions, Synthesizer } from "@/lib/speech/synthesizer";
import { createVoices } from "@/lib/speech/voices";
import { toWaveFile } from "@/lib/speech/wave-file";
import { type Reply, startService } from "@/tests/factories/http-service";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-hosted-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const text = "The library opens at nine on weekdays.";
const Asked = z.object({ model: z.string(), voice: z.string(), input: z.string(), speed: z.number() });
const askedIn = (body: Buffer) => Asked.parse(JSON.parse(body.toString()));
const tone = (seconds: number) =>
  toWaveFile({
    sampleRate: 24_000,
    samples: Float32Array.from({ length: seconds * 24_000 }, (_, index) => 0.2 * Math.sin(index / 10)),
  });

/** Speaks two seconds at its own speed, 210 words a minute. */
const speaking: Reply = ({ body }, response) => response.end(tone(2 / askedIn(body).speed));
const refusing =
  (status: number, headers = {}): Reply =>
  (_called, response) =>
    response.writeHead(status, headers).end("{}");

async function setUp(replies: Reply[], { most = 10_000, seconds = 5 } = {}) {
  const service = await startService(...replies);
  const budget = createDailyBudget(folder, `${open.length}-${service.url.replaceAll(/\W/g, "")}`, most);
  const hosted = createHostedVoices({
    ...{ url: service.url, key: "sk-secret", model: "tts-1", budget },
    ...{ seconds, attempts: 3, restMillis: 1 },
  });
  open.push(hosted, service);
  return { service, hosted };
}
const speak = (voice: Synthesizer, more: Partial<SpeechOptions> = {}) =>
  voice.synthesize(text, { voice: "hosted/alloy", rate: "normal", ...more });

test("a sentence is asked for and comes in the form of all recordings", async () => {
  const { hosted, service } = await setUp([speaking]);
  const { mp3, seconds, engine } = await speak(hosted);
  expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  expect(seconds).toBeCloseTo(2.4, 1);
  expect(engine).toMatch(/^hosted\/127\.0\.0\.1:\d+\/tts-1\//);
  const [call] = service.calls;
  expect(call?.path).toBe("/v1/audio/speech");
  expect(call?.authorization).toBe("Bearer sk-secret");
  expect(askedIn(call?.body ?? Buffer.from("{}"))).toEqual({
    ...{ model: "tts-1", voice: "alloy", input: text, speed: 1 },
  });
});

test("what is too fast is asked for again, slower, and a service that cannot do so is refused", async () => {
  const { hosted, service } = await setUp([speaking]);
  const { seconds } = await speak(hosted, { wordsAMinute: 140 });
  expect((60 * 7) / (seconds - 0.4)).toBeCloseTo(140, 0);
  expect(service.calls).toHaveLength(2);
  const deaf = await setUp([(_called, response) => response.end(tone(2))]);
  await expect(speak(deaf.hosted, { wordsAMinute: 140 })).rejects.toThrow("does not slow down to 140");
});

test("what passes is tried again, and what does not pass is not", async () => {
  const busy = await setUp([refusing(429, { "retry-after": "0" }), refusing(503), speaking]);
  expect((await speak(busy.hosted)).seconds).toBeGreaterThan(2);
  expect(busy.service.calls).toHaveLength(3);
  const down = await setUp([refusing(500)]);
  await expect(speak(down.hosted)).rejects.toThrow("answers 500");
  expect(down.service.calls).toHaveLength(3);
  const locked = await setUp([refusing(401)]);
  await expect(speak(locked.hosted)).rejects.toThrow("answers 401");
  expect(locked.service.calls).toHaveLength(1);
});

test("silence, garbage and a service that hangs are said in words without the key", async () => {
  const silent = toWaveFile({ sampleRate: 24_000, samples: new Float32Array(48_000) });
  const cases: [Reply, string][] = [
    [(_called, response) => response.end(silent), "answered with silence"],
    [(_called, response) => response.end("<html>"), "neither a WAV nor an MP3"],
    [(_called, response) => response.end(), "empty"],
    [(_called, response) => response.end(tone(2).subarray(0, 5_000)), "cut off"],
    [() => undefined, "did not answer in time"],
  ];
  for (const [reply, words] of cases) {
    const { hosted } = await setUp([reply], { seconds: 0.3 });
    const fault = await speak(hosted).catch((error: unknown) => String(error));
    expect(fault).toContain(words);
    expect(fault).not.toContain("sk-secret");
  }
});

test("a day's characters are not overdrawn, by another process neither", async () => {
  const { hosted, service } = await setUp([speaking], { most: text.length });
  await speak(hosted);
  await expect(speak(hosted)).rejects.toThrow("used up");
  expect(service.calls).toHaveLength(1);
  let day = "2026-01-01T12:00:00Z";
  const open = () => createDailyBudget(folder, "shared", 10, () => new Date(day));
  expect(await open().take(8)).toBe(true);
  expect(await open().take(3)).toBe(false);
  day = "2026-01-02T12:00:00Z";
  expect(await open().take(3)).toBe(true);
});

test("a voice goes to who speaks it, and one without its settings says which is missing", async () => {
  const voices = createVoices({});
  open.push(voices);
  expect(voices.engineOf("rms")).toMatch(/^flite/);
  await expect(speak(voices)).rejects.toThrow("SPEECH_API_URL");
  await expect(speak(voices, { voice: "kokoro/af_heart" })).rejects.toThrow("cannot be used");
});
