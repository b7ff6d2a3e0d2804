import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { BankMedia } from "@/lib/bank/media";
import { datasetSource } from "@/lib/integrations/sanity/content-source";
import { createFolderStore } from "@/lib/integrations/storage/folder-store";
import { dropPeople, readPeople } from "@/lib/services/media/people-recordings";
import { toWaveFile } from "@/lib/speech/wave-file";
import { assetFetcher } from "@/scripts/recordings/fetch-asset";
import { importRecordings } from "@/scripts/recordings/import-recordings";
import { offeredByCms } from "@/scripts/recordings/offered-by-cms";

const text = "The library opens at nine on weekdays.";
const spoken = (id: string, said = text): BankMedia => ({
  ...{ id, kind: "audio", licence: "own work", attribution: null },
  source: { from: "speech", text: said, voice: "rms", wordsAMinute: 140 },
});
const bank = { media: [spoken("one"), spoken("two", "Good morning.")], mediaOf: () => ["one"] };

const recording = {
  _id: "recording.library",
  _type: "bankRecording",
  _rev: "a",
  _createdAt: "2026-11-02T08:00:00Z",
  ...{ text, voice: "amy", accent: "en-US", licence: "CC BY 4.0", consent: "Form 12 of 2026-11-01" },
  file: { _type: "file", asset: { _type: "reference", _ref: "file-1" } },
};
const asset = { _id: "file-1", _type: "sanity.fileAsset", url: "https://cdn.sanity.io/files/p/d/1.wav" };
const wave = toWaveFile({
  sampleRate: 24_000,
  samples: Float32Array.from({ length: 86_400 }, (_, index) =>
    index > 7_200 && index < 79_200 ? 0.2 * Math.sin(index / 8) : 0,
  ),
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-cms-recordings-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const files = () => createFolderStore(folder);

type Document = { _id: string; _type: string; [field: string]: unknown };

async function bring(documents: readonly Document[], { empty = false } = {}) {
  const asked: string[] = [];
  const found = await offeredByCms({
    ...{ bank, empty, kept: await readPeople(files()), source: datasetSource(documents) },
    fetchFile: async (url) => {
      asked.push(url);
      return wave;
    },
  });
  const imported = await importRecordings({ offered: found.offered, bank, files: files(), words: null });
  await dropPeople(files(), found.isGone);
  return { asked, kept: imported.kept, faults: [...found.faults, ...imported.faults] };
}

const heard = async () => (await readPeople(files())).map(({ mediaId, source }) => [mediaId, source.voice]);

test("an editor's recording passes a folder's gates and is heard; the same document is not judged twice", async () => {
  const { faults, asked } = await bring([recording, asset]);
  expect(faults).toEqual([]);
  expect(asked).toEqual([asset.url]);
  expect(await heard()).toEqual([["one", "amy"]]);
  expect((await bring([recording, asset])).asked).toEqual([]);
  await bring([{ ...recording, _rev: "b", voice: "ben" }, asset]);
  expect(await heard()).toEqual([["one", "ben"]]);
});

test("a draft is nothing, and a document that lacks something is named with what it lacks", async () => {
  const { consent: _none, ...without } = recording;
  const { kept, faults } = await bring([
    asset,
    { ...recording, _id: "drafts.recording.library" },
    { ...without, _id: "recording.a" },
    { ...recording, _id: "recording.b", item: "0123456789abcdef" },
    { ...recording, _id: "recording.c", file: undefined },
    { ...recording, _id: "recording.d", text: "Nobody asks for this." },
  ]);
  expect(kept).toEqual([]);
  expect(faults.map(({ file }) => file)).toEqual(
    ["a", "b", "c", "d"].map((name) => `document recording.${name}`),
  );
  const [noConsent, both, noFile, unknown] = faults.map(({ faults: said }) => said.join(" "));
  expect(noConsent).toContain("consent");
  expect(both).toContain("either item or text");
  expect(noFile).toContain("no file");
  expect(unknown).toContain("the bank has no recording of this");
});

test("who takes their consent back is not heard any more; a source that has lost everything changes nothing", async () => {
  await bring([recording, asset]);
  await expect(bring([asset])).rejects.toThrow("--empty");
  expect(await heard()).toHaveLength(1);
  await bring([asset], { empty: true });
  expect(await heard()).toEqual([]);
});

test("a file that lies elsewhere than with the content system is not fetched", async () => {
  await expect(assetFetcher(["https://cdn.sanity.io"])("http://localhost:1/1.wav")).rejects.toThrow(
    "lies elsewhere",
  );
});
