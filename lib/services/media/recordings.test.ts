import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createFolderStore } from "@/lib/integrations/storage/folder-store";
import { createRecordings, type Spoken } from "@/lib/services/media/recordings";
import type { Synthesizer } from "@/lib/speech/synthesizer";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-recordings-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const spoken: Spoken = { text: "Good morning.", voice: "slt", rate: "normal" };

/** A voice that counts its work and waits for nothing. */
function countingVoice(engine: string) {
  let count = 0;
  const synthesizer: Synthesizer = {
    engineOf: () => engine,
    synthesize: async (text, { rate }) => {
      count += 1;
      const mp3 = new TextEncoder().encode(`${engine} ${text} ${rate}`);
      return { mp3, seconds: 1, peaks: new Float32Array([1]), engine };
    },
    close: async () => undefined,
  };
  return { synthesizer, count: () => count };
}

const setUp = (name: string, voice: Synthesizer, onError: (error: unknown) => void = () => undefined) => {
  const files = createFolderStore(path.join(folder, name));
  return { files, recordings: createRecordings({ files, synthesizer: voice, onError }) };
};

test("parallel first listeners share one rendering, and later ones the file", async () => {
  const voice = countingVoice("one");
  const { recordings, files } = setUp("shared", voice.synthesizer);
  const all = await Promise.all(Array.from({ length: 20 }, () => recordings.read(spoken)));
  expect(new Set(all.map((bytes) => new TextDecoder().decode(bytes)))).toEqual(
    new Set(["one Good morning. normal"]),
  );
  await createRecordings({ files, synthesizer: voice.synthesizer, onError: () => undefined }).read(spoken);
  expect(voice.count()).toBe(1);
  expect(await recordings.has(spoken)).toBe(true);
  expect(await recordings.has({ ...spoken, rate: "slow" })).toBe(false);
});

/** A voice that says what it was asked for, and ends when it is told. */
function slowVoice() {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const { synthesizer } = countingVoice("slow");
  return {
    asked,
    end: () => ends.shift()?.(),
    synthesizer: {
      ...synthesizer,
      async synthesize(...said: Parameters<Synthesizer["synthesize"]>) {
        asked.push(said[0]);
        await new Promise<void>((resolve) => void ends.push(resolve));
        return synthesizer.synthesize(...said);
      },
    },
  };
}

test("who listens does not wait behind what is made ahead, and what was asked for meanwhile is not made again", async () => {
  const voice = slowVoice();
  const { recordings } = setUp("ahead", voice.synthesizer);
  const say = (text: string) => ({ ...spoken, text });
  const ahead = ["one", "two", "three"].map((text) => recordings.prepare(say(text)));
  await expect.poll(() => voice.asked).toEqual(["one"]);
  const listeners = [recordings.read(say("heard")), recordings.read(say("two"))];
  await expect.poll(() => voice.asked).toEqual(["one", "heard", "two"]);
  for (let ended = 0; ended < 3; ended += 1) voice.end();
  await Promise.all(listeners);
  await expect.poll(() => voice.asked).toEqual(["one", "heard", "two", "three"]);
  voice.end();
  expect(await Promise.all(ahead)).toEqual([true, false, true]);
});

test("another voice, rate or engine is another file", async () => {
  const { recordings } = setUp("files", countingVoice("one").synthesizer);
  await recordings.read(spoken);
  await recordings.read({ ...spoken, rate: "slow" });
  await recordings.read({ ...spoken, voice: "awb" });
  await setUp("files", countingVoice("two").synthesizer).recordings.read(spoken);
  const names = await readdir(path.join(folder, "files"));
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}\.mp3$/);
});

test("a voice that fails is named, and the next listener tries again", async () => {
  const voice = countingVoice("one");
  let isBroken = true;
  const { recordings } = setUp("broken", {
    ...voice.synthesizer,
    synthesize: (...said) =>
      isBroken ? Promise.reject(new Error("no voice")) : voice.synthesizer.synthesize(...said),
  });
  await expect(recordings.read(spoken)).rejects.toMatchObject({ code: "audio/unavailable" });
  isBroken = false;
  expect((await recordings.read(spoken)).length).toBeGreaterThan(0);
});

test("a full disk does not cost the listener the recording", async () => {
  const faults: unknown[] = [];
  const files = createFolderStore("/dev/null/audio");
  const { synthesizer } = countingVoice("one");
  const recordings = createRecordings({ files, synthesizer, onError: (error) => faults.push(error) });
  expect((await recordings.read(spoken)).length).toBeGreaterThan(0);
  expect(faults.length).toBeGreaterThan(0);
});

test("a store with addresses of its own is asked for one once the file is there", async () => {
  const voice = countingVoice("one");
  const { files } = setUp("elsewhere", voice.synthesizer);
  const recordings = createRecordings({
    files: { ...files, url: async (name, seconds) => `https://files.example/${name}?for=${seconds}` },
    synthesizer: voice.synthesizer,
    onError: () => undefined,
  });
  const first = await recordings.address(spoken, 600);
  expect(first).toMatch(/^https:\/\/files\.example\/[0-9a-f]{64}\.mp3\?for=600$/);
  expect(await recordings.address(spoken, 600)).toBe(first);
  expect(voice.count()).toBe(1);
});
