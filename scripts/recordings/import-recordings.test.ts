import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { BankMedia } from "@/lib/bank/media";
import { createFolderStore } from "@/lib/integrations/storage/folder-store";
import { chooseMedia } from "@/lib/services/bank/choose-media";
import { readPeople } from "@/lib/services/media/people-recordings";
import { toWaveFile } from "@/lib/speech/wave-file";
import { importRecordings } from "@/scripts/recordings/import-recordings";
import { offeredByFolder } from "@/scripts/recordings/recording-source";

const text = "The library opens at nine on weekdays.";
const spoken = (id: string, said = text): BankMedia => ({
  id,
  kind: "audio",
  source: { from: "speech", text: said, voice: "rms", wordsAMinute: 140 },
  licence: "own work",
  attribution: null,
});
const item = "0123456789abcdef";
const bank = {
  media: [spoken("one"), spoken("two"), spoken("three", "Good morning."), spoken("four", "Good night.")],
  mediaOf: (id: string) => (id === item ? ["one"] : ["three", "four"]),
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-people-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Sound = { spans?: [number, number][]; seconds?: number; loud?: number; sampleRate?: number };
/** Speech of a kind: a tone where somebody would speak. */
const sound = ({ spans = [[0.3, 3.3]], seconds = 3.6, loud = 0.2, sampleRate = 24_000 }: Sound = {}) =>
  toWaveFile({
    sampleRate,
    samples: Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
      spans.some(([start, end]) => index >= start * sampleRate && index < end * sampleRate)
        ? loud * Math.sin(index / 8)
        : 0,
    ),
  });
const about = { voice: "amy", accent: "en-US", licence: "CC BY 4.0", consent: "Form 12 of 2026-11-01" };
const files = () => createFolderStore(path.join(folder, "store"));

async function bring(entries: object[], sounds: Record<string, Uint8Array>, heard?: string) {
  for (const [name, bytes] of Object.entries(sounds)) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify({ recordings: entries }));
  const words = heard === undefined ? null : { engine: "test", judge: async () => heard || null };
  return importRecordings({ offered: offeredByFolder(folder), bank, files: files(), words });
}

test("a recording takes the place of the computer's, wherever the bank says its text", async () => {
  const { kept, faults } = await bring([{ ...about, file: "a.wav", text }], { "a.wav": sound() }, "");
  expect(faults).toEqual([]);
  expect(kept.map(({ mediaId }) => mediaId)).toEqual(["one", "two"]);
  const { digest, choose } = chooseMedia({ people: await readPeople(files()), cast: {}, made: [] });
  expect(digest).not.toBe("");
  const [one, , three] = bank.media.map(choose);
  expect(one).toMatchObject({
    licence: "CC BY 4.0",
    source: { from: "person", text, voice: "amy", accent: "en-US", loudness: expect.any(Number) },
  });
  expect(three).toEqual(bank.media[2]);
  const name = one?.source.from === "person" ? one.source.name : "";
  expect((await files().get(name))?.length).toBeGreaterThan(5_000);
  const changed = spoken("one", "The library opens at ten.");
  expect(choose(changed)).toBe(changed);
});

test("an item is enough where it has one recording, and the later import counts", async () => {
  await bring([{ ...about, file: "a.wav", item }], { "a.wav": sound() });
  const { kept } = await bring([{ ...about, file: "b.wav", item, voice: "ben" }], {
    "b.wav": sound({ loud: 0.1 }),
  });
  expect(kept).toHaveLength(1);
  expect((await readPeople(files())).map(({ source }) => source.voice)).toEqual(["ben"]);
  const many = await bring([{ ...about, file: "b.wav", item: "f".repeat(16) }], {});
  expect(many.faults).toEqual([{ file: "b.wav", faults: [expect.stringContaining("2 recordings")] }]);
});

test.each<[string, Uint8Array, string]>([
  ["silence", sound({ loud: 0 }), "nobody speaks"],
  ["a whisper far away", sound({ loud: 0.002 }), "too soft"],
  ["an overdriven one", sound({ loud: 3 }), "overdriven"],
  ["one of another text", sound({ spans: [[0.3, 0.8]] }), "too short for its text"],
  ["one that goes on", sound({ spans: [[0.3, 20]], seconds: 21 }), "too long for its text"],
  [
    "a pause",
    sound({
      spans: [
        [0.3, 1.8],
        [5, 6.5],
      ],
      seconds: 7,
    }),
    "a pause of 3.2 s",
  ],
  ["a long wait", sound({ spans: [[4, 7]], seconds: 8 }), "4.0 s of silence"],
  ["a telephone", sound({ sampleRate: 8_000 }), "8000 Hz"],
  ["a cut file", sound().subarray(0, 9_000), "cut off"],
  ["another format", new TextEncoder().encode("OggS and so on"), "neither a WAV nor an MP3"],
  ["nothing", new Uint8Array(), "empty"],
])("%s is refused with its reason, and stops no other", async (_what, bytes, reason) => {
  const entries = [
    { ...about, file: "bad.wav", text },
    { ...about, file: "good.wav", text: "Good  morning." },
  ];
  const { kept, faults } = await bring(entries, {
    "bad.wav": bytes,
    "good.wav": sound({ spans: [[0.3, 1.3]] }),
  });
  expect(faults).toEqual([
    { file: "bad.wav", faults: expect.arrayContaining([expect.stringContaining(reason)]) },
  ]);
  expect(kept.map(({ mediaId }) => mediaId)).toEqual(["three"]);
});

test("other words, an unknown text and a path out of the folder are refused", async () => {
  const misread = await bring(
    [{ ...about, file: "a.wav", text }],
    { "a.wav": sound() },
    "6 of 7 words are others",
  );
  expect(misread.faults).toEqual([{ file: "a.wav", faults: ["6 of 7 words are others"] }]);
  const { faults } = await bring(
    [
      { ...about, file: "a.wav", text: "Nobody asks for this." },
      { ...about, file: "../secret.wav", text },
    ],
    {},
  );
  expect(faults.map(({ faults: [reason] }) => reason)).toEqual([
    "the bank has no recording of this",
    "there is no such file in the folder",
  ]);
  expect(await readdir(folder)).not.toContain("store");
});

test("a manifest without consent, or with both item and text, is refused whole", async () => {
  const { consent: _none, ...without } = about;
  await expect(bring([{ ...without, file: "a.wav", text }], {})).rejects.toThrow("consent");
  await expect(bring([{ ...about, file: "a.wav", text, item }], {})).rejects.toThrow("either item or text");
  await writeFile(path.join(folder, "manifest.json"), "{");
  expect(() => offeredByFolder(folder)).toThrow("no JSON");
});
