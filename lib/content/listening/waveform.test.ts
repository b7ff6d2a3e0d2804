import { expect, test } from "vitest";

import { drawWaveform, waveformPath } from "@/lib/content/listening/waveform";

test("a waveform says where a recording is loud, whatever its volume", () => {
  const quiet = Float32Array.from({ length: 96 }, (_, index) => (index < 48 ? 0 : 0.1));
  const loud = quiet.map((peak) => peak * 10);
  expect(drawWaveform(quiet)).toBe("0".repeat(24) + "z".repeat(24));
  expect(drawWaveform(loud)).toBe(drawWaveform(quiet));
});

test("it has 48 bars, of silence and of a recording shorter than that too", () => {
  expect(drawWaveform(new Float32Array(200))).toBe("0".repeat(48));
  expect(drawWaveform(new Float32Array([0, 1, 0.5]))).toBe("0".repeat(16) + "z".repeat(16) + "i".repeat(16));
});

test("its path stays within a drawing of 96 by 48", () => {
  expect(waveformPath("0z")).toBe("M1 23.5v1.0M3 2.0v44.0");
});
