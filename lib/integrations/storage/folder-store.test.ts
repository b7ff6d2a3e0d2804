import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { createFolderStore } from "@/lib/integrations/storage/folder-store";

const folder = await mkdtemp(path.join(tmpdir(), "bandwise-files-"));
const store = createFolderStore(path.join(folder, "audio"));

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a stored file comes back byte for byte, an unknown one is null", async () => {
  const bytes = new Uint8Array([0, 255, 7]);
  await store.put("abc.mp3", bytes);
  expect(await store.get("abc.mp3")).toEqual(bytes);
  expect(await store.has("abc.mp3")).toBe(true);
  expect(await store.get("other.mp3")).toBeNull();
  expect(await store.has("other.mp3")).toBe(false);
});

test("parallel writers of one name leave one whole file and no drafts", async () => {
  const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(50_000).fill(index));
  await Promise.all(versions.map((bytes) => store.put("same.mp3", bytes)));
  const kept = await store.get("same.mp3");
  expect(new Set(kept)).toHaveProperty("size", 1);
  expect(kept).toHaveLength(50_000);
  expect((await readdir(path.join(folder, "audio"))).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test.each(["../secret", "a/b.mp3", ".hidden", "", "UPPER.mp3", "no-ending"])(
  "the name %j is refused",
  async (name) => {
    await expect(store.get(name)).rejects.toThrow();
    await expect(store.put(name, new Uint8Array())).rejects.toThrow();
  },
);
