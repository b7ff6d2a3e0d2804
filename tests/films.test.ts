import { readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { filmFile } from "@/lib/content/films/film-files";
import { getFilm } from "@/lib/content/films/films";
import { locales } from "@/lib/i18n/locales";
import { startProduct } from "@/scripts/test/e2e.mjs";

const root = path.resolve(import.meta.dirname, "..");
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct(root);
});
afterAll(async () => {
  await product.stop();
});

function filmOnDisk() {
  const film = getFilm("read-and-select");
  if (!film) throw new Error("There is no film read-and-select.");
  return { film, bytes: readFileSync(path.join(root, "public/films", film.file)) };
}

const ask = (file: string, range?: string) =>
  fetch(product.url + filmFile(file), range ? { headers: { Range: range } } : {});
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("a film and its poster may be kept for a year, because their names change with their bytes", async () => {
  const { film, bytes } = filmOnDisk();
  for (const [file, type] of [
    [film.file, "video/mp4"],
    [film.poster, "image/webp"],
  ] as const) {
    const answer = await ask(file);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await bytesOf(answer)).length).toBe(Number(answer.headers.get("content-length")));
  }
  expect((await bytesOf(await ask(film.file))).equals(bytes)).toBe(true);
});

test.for([
  ["bytes=0-99", 0, 100],
  ["bytes=5000-", 5_000, undefined],
  ["bytes=-500", -500, undefined],
] as const)("%s of a film is answered with just these bytes", async ([range, from, to]) => {
  const { film, bytes } = filmOnDisk();
  const answer = await ask(film.file, range);
  const wanted = bytes.subarray(from, to);
  const first = from < 0 ? bytes.length + from : from;
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(
    `bytes ${first}-${first + wanted.length - 1}/${bytes.length}`,
  );
  expect((await bytesOf(answer)).equals(wanted)).toBe(true);
});

test("a part beyond the end of a film is refused with its length", async () => {
  const { film, bytes } = filmOnDisk();
  const answer = await ask(film.file, `bytes=${bytes.length}-`);
  expect([answer.status, answer.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
  expect(answer.headers.get("cache-control")).toBeNull();
});

test("a name that is not a film's is not found, and is not kept", async () => {
  const answer = await ask("read-and-select-0000000000.mp4");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).not.toContain("immutable");
});

test("captions are WebVTT in every language, and of no other language", async () => {
  for (const locale of locales) {
    const answer = await ask(`read-and-select/${locale}.vtt`);
    expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
  }
  expect((await ask("read-and-select/xx.vtt")).status).toBe(404);
  expect((await ask("no-such-film/de.vtt")).status).toBe(404);
});

test("no page may show another site's player as long as no course has one", async () => {
  const answer = await fetch(`${product.url}/courses/det-read-and-select-course`);
  expect(answer.headers.get("content-security-policy")).toContain("frame-src 'none'");
});
