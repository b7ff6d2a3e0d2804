import { afterAll, expect, test } from "vitest";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";

const synthesizer = createFliteSynthesizer();
afterAll(() => synthesizer.close());

const text = "The library opens at nine on weekdays.";

test("a sentence becomes an MP3 of plausible length", async () => {
  const { mp3, seconds, peaks } = await synthesizer.synthesize(text, { voice: "slt", rate: "normal" });
  expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(5);
  expect(peaks).toHaveLength(Math.ceil(seconds * 50));
  expect(Math.max(...peaks)).toBeGreaterThan(0.1);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
});

test("the slow rate takes about a third longer, also when both are asked for at once", async () => {
  const [normal, slow] = await Promise.all([
    synthesizer.synthesize(text, { voice: "rms", rate: "normal" }),
    synthesizer.synthesize(text, { voice: "rms", rate: "slow" }),
  ]);
  expect(slow.seconds / normal.seconds).toBeGreaterThan(1.2);
  expect(slow.seconds / normal.seconds).toBeLessThan(1.5);
});

test("empty and overlong texts are refused", async () => {
  await expect(synthesizer.synthesize("", { voice: "slt", rate: "normal" })).rejects.toThrow("empty");
  await expect(synthesizer.synthesize("a".repeat(601), { voice: "slt", rate: "normal" })).rejects.toThrow(
    "too long",
  );
});
