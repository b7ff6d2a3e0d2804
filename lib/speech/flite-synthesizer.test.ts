import { MPEGDecoder } from "mpg123-decoder";
import { afterAll, expect, test } from "vitest";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { measureLoudness } from "@/lib/speech/measure-loudness.mjs";
import type { EmbeddedVoice, Speech } from "@/lib/speech/synthesizer";

const synthesizer = createFliteSynthesizer();
afterAll(() => synthesizer.close());

const text = "The library opens at nine on weekdays.";
const speak = (voice: EmbeddedVoice, more: { rate?: "slow"; wordsAMinute?: number } = {}) =>
  synthesizer.synthesize(text, { voice, rate: "normal", ...more });

async function decode({ mp3 }: Speech) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  return { sampleRate, samples: channelData[0] ?? new Float32Array() };
}

test("a sentence becomes an MP3 of plausible length", async () => {
  const { mp3, seconds, peaks } = await speak("slt");
  expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(5);
  expect(peaks).toHaveLength(Math.ceil(seconds * 50));
  expect(Math.max(...peaks)).toBeGreaterThan(0.1);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
});

test.for<EmbeddedVoice>(["slt", "rms", "awb"])(
  "%s is as loud as every voice, nowhere too loud, and has room around it",
  async (voice) => {
    const speech = await speak(voice);
    const { lufs, truePeak } = measureLoudness(await decode(speech));
    expect(Math.abs(lufs + 16)).toBeLessThan(0.5);
    expect(truePeak).toBeLessThan(-1);
    const { peaks } = speech;
    expect(Math.max(...peaks.subarray(0, 9), ...peaks.subarray(-9))).toBe(0);
    expect(Math.max(...peaks.subarray(10, 14))).toBeGreaterThan(0);
  },
);

test("a single word, half of which is silence, is hardly softer than a sentence", async () => {
  const speech = await synthesizer.synthesize("cat", { voice: "rms", rate: "normal" });
  const { lufs, truePeak } = measureLoudness(await decode(speech));
  expect(Math.abs(lufs + 16)).toBeLessThan(2);
  expect(truePeak).toBeLessThan(-1);
});

const wordsAMinute = ({ seconds }: Speech) => (60 * text.split(" ").length) / (seconds - 0.4);

test("a limit slows the voice to so many words a minute, and one it keeps anyway changes nothing", async () => {
  const own = await speak("slt");
  expect(wordsAMinute(own)).toBeGreaterThan(150);
  const slowed = await speak("slt", { wordsAMinute: 140 });
  expect(wordsAMinute(slowed)).toBeGreaterThan(130);
  expect(wordsAMinute(slowed)).toBeLessThan(142);
  expect((await speak("slt", { wordsAMinute: 290 })).seconds).toBe(own.seconds);
});

test("the slow rate takes about a third longer, whatever the limit, also when several are asked for at once", async () => {
  const [normal, slow, limited, both] = await Promise.all([
    speak("rms"),
    speak("rms", { rate: "slow" }),
    speak("rms", { wordsAMinute: 120 }),
    speak("rms", { wordsAMinute: 120, rate: "slow" }),
  ]);
  for (const [one, other] of [
    [normal, slow],
    [limited, both],
  ] as const) {
    expect((other.seconds - 0.4) / (one.seconds - 0.4)).toBeGreaterThan(1.25);
    expect((other.seconds - 0.4) / (one.seconds - 0.4)).toBeLessThan(1.45);
  }
});

test("empty and overlong texts are refused", async () => {
  await expect(synthesizer.synthesize("", { voice: "slt", rate: "normal" })).rejects.toThrow("empty");
  await expect(synthesizer.synthesize("a".repeat(601), { voice: "slt", rate: "normal" })).rejects.toThrow(
    "too long",
  );
});
