import { expect, test } from "vitest";

import { castVoice, clearestVoice, highestErrors, parseCast, servesScored, voiceOf } from "@/lib/bank/voices";

const spoken = (speaker?: "woman" | "man") => ({
  source: { from: "speech", voice: "rms" },
  ...(speaker && { speaker }),
});

test("one voice speaks for all, or each speaker has a voice", () => {
  const all = parseCast("hosted/alloy");
  for (const speaker of ["woman", "man", undefined] as const)
    expect(castVoice(spoken(speaker), all).source.voice).toBe("hosted/alloy");
  const two = parseCast("woman=kokoro/af_heart, man=kokoro/am_adam");
  expect(castVoice(spoken("woman"), two).source.voice).toBe("kokoro/af_heart");
  expect(castVoice(spoken("man"), two).source.voice).toBe("kokoro/am_adam");
  expect(castVoice(spoken(), two).source.voice).toBe("rms");
  expect(() => parseCast("child=kokoro/af_heart")).toThrow();
});

test("what a person said keeps their voice", () => {
  const person = { source: { from: "person", voice: "amy" } };
  expect(castVoice(person, parseCast("hosted/alloy"))).toBe(person);
});

test("a figure has to be under the limit with its margin of error", () => {
  expect(highestErrors({ percent: 5, words: 4_527 })).toBeCloseTo(5.63, 2);
  expect(highestErrors({ percent: 5, words: 500 })).toBeGreaterThan(6);
  expect(highestErrors({ percent: 0, words: 1_000 })).toBeGreaterThan(0);
});

test("a voice that is misheard too often speaks for nobody", () => {
  for (const speaker of ["woman", "man"] as const) expect(servesScored(voiceOf(speaker))).toBe(true);
  expect(servesScored(clearestVoice)).toBe(true);
  expect(servesScored("awb")).toBe(false);
});
