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

const moments = (count: number, rms: number): Level[] =>
  Array.from({ length: count }, () => ({ rms, peak: 3 * rms }));

test("a microphone that falls silent in the middle is noticed afterwards; a pause is none", () => {
  const nothing = (seconds: number) => moments(seconds * levelsASecond, 0);
  expect(judgeLevels([...speech(-20), ...nothing(3)])).toBeNull();
  expect(judgeLevels([...speech(-20), ...moments(100, 0.001)])).toBeNull();
  expect(judgeLevels([...speech(-20), ...nothing(4)])).toBe("faded");
  expect(judgeLevels([...speech(-20), ...nothing(8)])).toBe("faded");
  expect(judgeLevels([...speech(-20), ...nothing(8), ...speech(-20)])).toBeNull();
});

test("while it is recorded, a microphone that gives nothing is told after four seconds", () => {
  expect(isSilentNow(moments(79, 0.001))).toBe(false);
  expect(isSilentNow(moments(80, 0.001))).toBe(true);
  expect(isSilentNow([...speech(-20), ...moments(80, 0)])).toBe(true);
});

test("who has spoken and thinks in a room is not told so", () => {
  expect(isSilentNow([...speech(-20), ...moments(120, 0.001)])).toBe(false);
});
