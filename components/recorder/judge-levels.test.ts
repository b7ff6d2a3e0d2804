import { expect, test } from "vitest";

import { isSilentNow, judgeLevels, type Level, levelsASecond } from "@/components/recorder/judge-levels";

/** So many moments of speech of a loudness in dB, with pauses of room noise between them. */
const speech = (decibels: number, peak = 10 ** ((decibels + 12) / 20)): Level[] =>
  Array.from({ length: 60 }, (_, at) =>
    at % 3 === 0 ? { rms: 0.0003, peak: 0.001 } : { rms: 10 ** (decibels / 20), peak: Math.min(1, peak) },
  );

test("nothing, and the noise of a room, is silence", () => {
  expect(judgeLevels([])).toBe("silent");
  expect(judgeLevels(Array.from({ length: 60 }, () => ({ rms: 0.001, peak: 0.003 })))).toBe("silent");
});

test("a usual voice is fine, also with a few moments at full scale", () => {
  expect(judgeLevels(speech(-20))).toBeNull();
  expect(judgeLevels([...speech(-16), { rms: 0.4, peak: 1 }, { rms: 0.4, peak: 1 }])).toBeNull();
});

test("a far voice is quiet, one that stays at full scale is cut off", () => {
  expect(judgeLevels(speech(-42))).toBe("quiet");
  expect(judgeLevels(speech(-6, 1))).toBe("clipped");
});

test("a microphone that falls silent in the middle is noticed, while it runs and afterwards; a pause is none", () => {
  const nothing = (seconds: number): Level[] =>
    Array.from({ length: seconds * levelsASecond }, () => ({ rms: 0, peak: 0 }));
  const paused = [...speech(-20), ...nothing(4)];
  expect(isSilentNow(paused)).toBe(false);
  expect(judgeLevels(paused)).toBeNull();
  const gone = [...speech(-20), ...nothing(8)];
  expect(isSilentNow(gone)).toBe(true);
  expect(judgeLevels(gone)).toBe("faded");
  expect(isSilentNow([...gone, ...speech(-20)])).toBe(false);
});
