import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { createFolderFiles } from "@/lib/integrations/storage/folder-store";

const folder = await mkdtemp(path.join(tmpdir(), "bandwise-files-"));
const files = createFolderFiles(folder);
const store = files("audio");

afterAll(() => rm(folder, { recursive: true, force: true }));

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const read = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
async function namesOf(list: AsyncIterable<{ name: string }>) {
  const names: string[] = [];
  for await (const { name } of list) names.push(name);
  return names;
}

test("a stored file comes back byte for byte with what it is; one of another place or that is deleted is null", async () => {
  const bytes = new Uint8Array([0, 255, 7]);
  const stored = await store.put("abc.mp3", bytes);
  expect(stored).toMatchObject({ name: "abc.mp3", bytes: 3, contentType: "audio/mpeg" });
  expect(await store.get("abc.mp3")).toEqual(bytes);
  expect(await store.stat("abc.mp3")).toEqual(stored);
  expect(await files("uploads").get("abc.mp3")).toBeNull();
  await store.delete("abc.mp3");
  await store.delete("abc.mp3");
  expect([await store.get("abc.mp3"), await store.stat("abc.mp3"), await store.open("abc.mp3")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("parallel writers of one name leave one whole file and no drafts", async () => {
  const versions = Array.from({ length: 8 }, (_, index) => new Uint8Array(50_000).fill(index));
  await Promise.all(versions.map((bytes) => store.put("same.mp3", bytes)));
  const kept = await store.get("same.mp3");
  expect(new Set(kept)).toHaveProperty("size", 1);
  expect(kept).toHaveLength(50_000);
  expect((await readdir(path.join(folder, "audio"))).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a stream is stored as it arrives, and one that breaks leaves what was there", async () => {
  async function* parts(breaks: boolean) {
    yield new TextEncoder().encode("one ");
    if (breaks) throw new Error("the sender left");
    yield new TextEncoder().encode("two");
  }
  expect(await store.put("stream.webm", parts(false))).toMatchObject({ bytes: 7, contentType: "audio/webm" });
  await expect(store.put("stream.webm", parts(true))).rejects.toThrow("the sender left");
  expect(text(await store.get("stream.webm"))).toBe("one two");
  expect(await namesOf(store.list({ prefix: "stream" }))).toEqual(["stream.webm"]);
});

test.each([
  ["the whole", undefined, { first: 0, last: 9 }, "0123456789"],
  ["a part", { first: 2, last: 4 }, { first: 2, last: 4 }, "234"],
  ["the rest", { first: 7 }, { first: 7, last: 9 }, "789"],
  ["more than there is", { first: 8, last: 99 }, { first: 8, last: 9 }, "89"],
])("%s of a file can be streamed", async (_name, asked, range, content) => {
  await store.put("digits.ogg", "0123456789");
  const opened = await store.open("digits.ogg", asked);
  expect(opened).toMatchObject({ bytes: 10, range, contentType: "audio/ogg" });
  expect(opened && (await read(opened.stream))).toBe(content);
});

test("a part beyond the end is null, an empty file is empty, and a stream may be left", async () => {
  await store.put("digits.ogg", "0123456789");
  expect(await store.open("digits.ogg", { first: 10 })).toBeNull();
  await store.put("empty.wav", "");
  const empty = await store.open("empty.wav");
  expect(empty?.range).toBeNull();
  expect(empty && (await read(empty.stream))).toBe("");
  const opened = await store.open("digits.ogg");
  await opened?.stream.cancel();
});

test("files are listed by name, by how they begin and by age; drafts only of killed writers are cleaned", async () => {
  const place = files("uploads");
  for (const name of ["b.webm", "a-1.webm", "a-2.webm"]) await place.put(name, "x");
  const yesterday = new Date(Date.now() - 86_400_000);
  const draft = path.join(folder, "uploads/.of-a-killed-writer.part");
  await writeFile(draft, "half");
  await utimes(path.join(folder, "uploads/a-2.webm"), yesterday, yesterday);
  expect(await namesOf(place.list())).toEqual(["a-1.webm", "a-2.webm", "b.webm"]);
  expect(await namesOf(place.list({ prefix: "a-" }))).toEqual(["a-1.webm", "a-2.webm"]);
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await namesOf(place.list({ before: hourAgo }))).toEqual(["a-2.webm"]);
  await place.clean(hourAgo);
  expect(await readdir(path.join(folder, "uploads"))).toContain(".of-a-killed-writer.part");
  await utimes(draft, yesterday, yesterday);
  await place.clean(hourAgo);
  expect(await readdir(path.join(folder, "uploads"))).not.toContain(".of-a-killed-writer.part");
  expect(await namesOf(files("cms").list())).toEqual([]);
});

test.each(["../secret", "a/b.mp3", ".hidden", "", "UPPER.mp3", "no-ending", "of-another-kind.exe"])(
  "the name %j is refused",
  async (name) => {
    await expect(store.get(name)).rejects.toThrow();
    await expect(store.put(name, new Uint8Array())).rejects.toThrow();
  },
);
