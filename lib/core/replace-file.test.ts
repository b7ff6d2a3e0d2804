import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";

import { afterEach, beforeEach, expect, test } from "vitest";

import { isDraft, replaceFile } from "@/lib/core/replace-file";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bandwise-replace-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("makes the folder, and leaves the file alone in it, for its owner only", async () => {
  const file = path.join(folder, "a/b/one.json");
  await replaceFile(file, "first");
  await replaceFile(file, new TextEncoder().encode("second"));
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(readdirSync(path.dirname(file))).toEqual(["one.json"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("takes a stream, and keeps the old file when the stream breaks", async () => {
  const file = path.join(folder, "one.bin");
  await replaceFile(file, Readable.from([Buffer.from("ab"), Buffer.from("cd")]));
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("the sender left");
  }
  await expect(replaceFile(file, broken())).rejects.toThrow("the sender left");
  expect(readFileSync(file, "utf8")).toBe("abcd");
  expect(readdirSync(folder)).toEqual(["one.bin"]);
});

test("while it is written only a draft is there, and a draft is known as one", async () => {
  const file = path.join(folder, "one.bin");
  const seen: string[][] = [];
  async function* looking() {
    yield Buffer.from("x");
    seen.push(readdirSync(folder));
    yield Buffer.from("y");
  }
  await replaceFile(file, looking());
  expect(seen.flat().map(isDraft)).toEqual([true]);
  expect(readdirSync(folder).some(isDraft)).toBe(false);
});

test("a file that cannot be put into place leaves no draft", async () => {
  const file = path.join(folder, "one");
  mkdirSync(file);
  writeFileSync(path.join(file, "full"), "");
  await expect(replaceFile(file, "text")).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["one"]);
});
