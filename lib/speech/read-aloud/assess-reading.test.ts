import { afterAll, expect, test } from "vitest";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { createReadingAssessor, readingSampleRate } from "@/lib/speech/read-aloud/assess-reading";
import {
  furtherLanguages,
  music,
  noise,
  otherLanguages,
  speak,
  withNoise,
} from "@/scripts/eval/speech-fixtures";

const synthesizer = createFliteSynthesizer();
const assessor = createReadingAssessor();
afterAll(() => Promise.all([synthesizer.close(), assessor.close()]));

const text = "The old baker opens his shop before the sun comes up over the harbor.";
const say = (words: string) => speak(synthesizer, words, "rms");

test("a text that is read is scored, with the place of each word in the sound", async () => {
  const result = await assessor.assess(await say(text), text);
  if (result.status !== "scored") throw new Error(result.reason);
  expect(result.judged.map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => "read"));
  const times = result.judged.map(({ heardAt }) => heardAt ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(result.total).toBeGreaterThan(90);
});

test("the same reading has the same result", async () => {
  const sound = await say(text);
  expect(await assessor.assess(sound, text)).toEqual(await assessor.assess(sound, text));
});

test("a word left out and a word changed are found, and no other", async () => {
  const said = "The old painter opens his shop before the comes up over the harbor.";
  const result = await assessor.assess(await say(said), text);
  if (result.status !== "scored") throw new Error(result.reason);
  const wrong = result.judged.filter(({ state }) => state !== "read");
  expect(wrong.map(({ word, state }) => `${word} ${state}`)).toEqual(["baker changed", "sun skipped"]);
});

test("another word that was taken for the text's by its length is found by its sounds", async () => {
  const stateOf = async (said: string, read: string, place: number) => {
    const result = await assessor.assess(await say(said), read);
    return result.status === "scored" ? result.judged[place]?.state : result.reason;
  };
  const month = "We sold each month of the year.";
  const position = "Her new position is demanding.";
  expect(await stateOf(month, month, 3)).toBe("read");
  expect(await stateOf("We sold each met of the year.", month, 3)).toBe("changed");
  expect(await stateOf(position, position, 1)).toBe("read");
  expect(await stateOf("Her lunch position is demanding.", position, 1)).toBe("changed");
});

test("silence, noise, music, another text and a noisy room are asked for again, and never scored", async () => {
  const reasonOf = async (sound: Float32Array) => {
    const result = await assessor.assess(sound, text);
    return result.status === "unheard" ? result.reason : result.total;
  };
  expect(await reasonOf(new Float32Array(0))).toBe("silent");
  expect(await reasonOf(new Float32Array(3 * readingSampleRate))).toBe("silent");
  expect(await reasonOf(noise(3, 0.3, "room"))).toBe("noisy");
  expect(["noisy", "other-text"]).toContain(await reasonOf(music(4)));
  expect(await reasonOf(await say("My sister wants to study chemistry next year."))).toBe("other-text");
  expect(await reasonOf(withNoise(await say(text), 5, "room"))).toBe("noisy");
  expect(await reasonOf(new Float32Array(61 * readingSampleRate).fill(0.1))).toBe("too-long");
});

test("a reader who loses a third of the words is scored, though the first of them stands later in the text", async () => {
  const september = "In September, we gather the apples that fall in the wind.";
  const said = "That gardening we gather the apples an fall in the the.";
  const result = await assessor.assess(await speak(synthesizer, said, "slt"), september);
  if (result.status !== "scored") throw new Error(result.reason);
  const read = result.judged.filter(({ state }) => state === "read").map(({ word }) => word);
  expect(read).toEqual(expect.arrayContaining(["gather", "apples", "fall"]));
});

test("a right reading is scored with the noise of a room at 20 dB and asked for again at 15 dB", async () => {
  for (const read of [
    "Open your textbook to the second chapter.",
    "The editor corrected two spelling mistakes.",
  ]) {
    const sound = await speak(synthesizer, read, "slt");
    expect((await assessor.assess(withNoise(sound, 20, read), read)).status).toBe("scored");
    expect(await assessor.assess(withNoise(sound, 15, read), read)).toMatchObject({ reason: "noisy" });
  }
});

test.for([...otherLanguages, ...furtherLanguages.slice(0, 3)])(
  "another language is never scored: %s",
  async (said) => {
    const result = await assessor.assess(await say(said), text);
    expect(result).toMatchObject({ status: "unheard", reason: "other-text" });
  },
);

test("words that no dictionary knows are read as they are spelled", async () => {
  const strange = "We walked from Tallbridge to Wenshaw in the rain.";
  const result = await assessor.assess(await say(strange), strange);
  if (result.status !== "scored") throw new Error(result.reason);
  expect(result.judged.filter(({ state }) => state === "read").length).toBeGreaterThanOrEqual(7);
});
