import { readFileSync } from "node:fs";

import { afterAll, expect, test } from "vitest";

import { createRecordingDecoder, recordingRate } from "@/lib/speech/recording-decoder";
import { resampleWave } from "@/lib/speech/resample-wave.mjs";
import { toWaveFile } from "@/lib/speech/wave-file";
import { repack } from "@/tests/factories/repacked-recording";

const decoder = createRecordingDecoder();
afterAll(() => decoder.close());

const spoken = new Uint8Array(readFileSync("tests/factories/recordings/reading.webm"));

/** A tone of so many Hertz. */
const toneAt = (pitch: number, sampleRate: number, seconds = 1) =>
  Float32Array.from({ length: Math.round(sampleRate * seconds) }, (_, at) =>
    Math.sin((2 * Math.PI * pitch * at) / sampleRate),
  );
const power = (samples: Float32Array) =>
  samples.subarray(1_000, -1_000).reduce((sum, sample) => sum + sample * sample, 0) /
  (samples.length - 2_000);

test("what a browser recorded is one channel of 16 kHz, with somebody's voice in it", async () => {
  const decoded = await decoder.decode(spoken, 200);
  expect(decoded).toMatchObject({ format: "webm", seconds: expect.closeTo(4.26, 1) });
  expect(decoded?.samples.length).toBe(Math.round((decoded?.seconds ?? 0) * recordingRate));
  expect(power(decoded?.samples ?? new Float32Array())).toBeGreaterThan(0.001);
});

test.each([8_000, 22_050, 44_100, 48_000])(
  "a WAV file of %i Hz keeps its tones and its length",
  async (rate) => {
    const file = toWaveFile({ sampleRate: rate, samples: toneAt(440, rate).map((sample) => sample * 0.8) });
    const decoded = await decoder.decode(file, 200);
    expect(decoded?.seconds).toBeCloseTo(1, 2);
    expect(power(decoded?.samples ?? new Float32Array())).toBeCloseTo(0.32, 2);
  },
);

test.each([
  ["mp4", "m4a"],
  ["ogg", "ogg"],
] as const)("Opus in %s is read as in WebM", async (container, format) => {
  const decoded = await decoder.decode(await repack(spoken, { container, codec: "opus" }), 200);
  expect(decoded).toMatchObject({ format, seconds: expect.closeTo(4.26, 1) });
  expect(power(decoded?.samples ?? new Float32Array())).toBeGreaterThan(0.001);
});

test("MP4 with AAC, for which there is no decoder, is refused and not taken for silence", async () => {
  expect(await decoder.decode(await repack(spoken, { container: "mp4", codec: "aac" }), 200)).toBeNull();
});

test("tones that 16 kHz cannot hold are left out and do not come back as others", () => {
  expect(power(resampleWave({ sampleRate: 48_000, samples: toneAt(12_000, 48_000) }, 16_000))).toBeLessThan(
    1e-5,
  );
});

test("no more is decoded than is asked for", async () => {
  const decoded = await decoder.decode(spoken, 2);
  expect(decoded?.seconds).toBeGreaterThan(2);
  expect(decoded?.seconds).toBeLessThan(2.2);
});

test("90 seconds of 48 kHz are decoded in less than five", async () => {
  const file = toWaveFile({ sampleRate: 48_000, samples: new Float32Array(90 * 48_000) });
  const began = performance.now();
  expect((await decoder.decode(file, 200))?.seconds).toBeCloseTo(90, 1);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each([
  ["nothing", new Uint8Array()],
  ["a text", new TextEncoder().encode("Not a recording.")],
  ["the head of a recording", spoken.slice(0, 60)],
  [
    "a head of MP4 with noise behind it",
    Uint8Array.from({ length: 500 }, (_, at) => "....ftypM4A "[at]?.charCodeAt(0) ?? at % 251),
  ],
])("%s is no recording", async (_name, bytes) => {
  expect(await decoder.decode(bytes, 200)).toBeNull();
});
