import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { readSet, readSets } from "@/scripts/eval/writing/read-sets";

const essay = (text: string, overall: unknown = 3) => JSON.stringify({ prompt: "A pet", text, overall });
const answer = (text: string, ...raters: unknown[]) => JSON.stringify({ prompt: "A pet", text, raters });
const sentence = JSON.stringify({ src: "He run .", refs: ["He runs ."] });
const linesOf = (source: string) => readSet("set.jsonl", source).skipped.map(({ line }) => line);

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sets-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a line that is no JSON, or no row, is named by its number, and the sound rows go on", () => {
  const source = [essay("One."), "{ broken", essay("Two.", null), "", essay("Three."), "7"].join("\n");
  const read = readSet("set.jsonl", source);
  expect(read).toMatchObject({ format: "essays", rows: [{ text: "One." }, { text: "Three." }] });
  expect(read.skipped.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "set.jsonl:2",
    "set.jsonl:3",
    "set.jsonl:6",
  ]);
  expect(read.skipped[1]?.why).toMatch(/^overall: /);
});

test("a rater without a level is left out, and only a row without any is skipped", () => {
  const source = [answer("One.", "B1", null, "B2"), answer("Two.", null, "?"), answer("Three.", "C1")].join(
    "\n",
  );
  expect(readSet("set.jsonl", source)).toMatchObject({
    format: "answers",
    rows: [{ raters: ["B1", "B2"] }, { raters: ["C1"] }],
    skipped: [{ line: 2 }],
  });
});

test("a mark of the encoding, line ends of Windows and blank lines do no harm", () => {
  const source = `\uFEFF${essay("One.")}\r\n\r\n${essay("Two.")}\r\n  \r\n`;
  expect(readSet("set.jsonl", source)).toMatchObject({ format: "essays", rows: [{}, {}], skipped: [] });
  expect(linesOf(`\uFEFF${essay("One.")}\r\n\r\nno\r\n`)).toEqual([3]);
});

test("an empty file is a set without rows, not one of essays", () => {
  expect(readSet("set.jsonl", " \n")).toEqual({ file: "set.jsonl", format: "none", rows: [], skipped: [] });
});

test("a folder's sets are read, and a single file is, whatever its name", async () => {
  await writeFile(path.join(folder, "b.jsonl"), essay("One."));
  await writeFile(path.join(folder, "a.jsonl"), sentence);
  await writeFile(path.join(folder, "notes.txt"), "nothing");
  expect((await readSets(folder)).map(({ file, format }) => `${file} ${format}`)).toEqual([
    "a.jsonl sentences",
    "b.jsonl essays",
  ]);
  await writeFile(path.join(folder, "one.json"), answer("One.", "B1"));
  expect(await readSets(path.join(folder, "one.json"))).toMatchObject([
    { file: "one.json", format: "answers" },
  ]);
});

test("where nothing can be read it says so, with the lines, and one sound file is enough", async () => {
  await expect(readSets(path.join(folder, "none"))).rejects.toThrow(/nothing at/);
  await expect(readSets(folder)).rejects.toThrow(/no \.jsonl file/);
  await writeFile(path.join(folder, "a.jsonl"), "\n");
  await writeFile(path.join(folder, "b.jsonl"), "[1,");
  await expect(readSets(folder)).rejects.toThrow(/a\.jsonl: empty\nb\.jsonl:1: no JSON/);
  await writeFile(path.join(folder, "c.jsonl"), sentence);
  expect((await readSets(folder)).map(({ format }) => format)).toEqual(["none", "none", "sentences"]);
});
