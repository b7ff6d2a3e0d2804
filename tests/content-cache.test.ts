import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { locales } from "@/lib/i18n/locales";
import { checkContent } from "@/scripts/content/check/check-content";
import { collectDocuments, documentFiles } from "@/scripts/content/collect-documents";
import type { Fault } from "@/scripts/content/fault";
import { openGate } from "@/scripts/content/check/gate";
import { createGateTree } from "@/tests/factories/gate-tree";

const trees: { remove: () => void }[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

const text = "content/learn/first/de.mdx";

function makeTree() {
  const tree = createGateTree();
  trees.push(tree);
  const full = (file: string) => path.join(tree.root, file);
  const read = (file: string) => readFileSync(full(file), "utf8");
  const write = (file: string, words: string) => writeFileSync(full(file), words);
  const files = () => documentFiles(collectDocuments(tree.root, []));
  const check = () => openGate(tree.root).check({ complete: true });
  const unknown = () => openGate(tree.root).store.unknown(files());
  return { ...tree, full, read, write, files, check, unknown };
}

const where = ({ file, line, column, rule }: Fault) => `${file}:${line}:${column} ${rule}`;

test("what one run has read the next one knows, and it still reports the faults", async () => {
  const { read, write, check, unknown } = makeTree();
  expect(unknown()).toHaveLength(6 * (locales.length + 1));
  write(text, read(text).replace("(/pricing)", "(/prices)").replace("<Steps>", '<Steps x="1">'));
  const first = await check();
  expect(first.map(({ rule }) => rule).sort()).toEqual(["link/missing-page", "mdx/attribute"]);
  expect(unknown()).toEqual([]);
  expect((await check()).map(where)).toEqual(first.map(where));
});

test("a file that is touched, copied or checked out again is not read again; a changed byte is", async () => {
  const { full, read, write, files, check, unknown } = makeTree();
  await check();
  for (const file of files()) utimesSync(full(file), 1, 1);
  expect(unknown()).toEqual([]);
  const { size, mtime } = statSync(full(text));
  write(text, read(text).replace("status: published", "status: publishex"));
  utimesSync(full(text), mtime, mtime);
  expect(statSync(full(text)).size).toBe(size);
  expect(unknown()).toEqual([text]);
  expect((await check()).map(where)).toEqual([`${text}:4:9 field/value`]);
});

test("a change within the same moment as the last run is seen", async () => {
  const { read, write, check } = makeTree();
  const whole = read(text);
  for (let round = 0; round < 5; round += 1) {
    write(text, whole.replace("status: published", "status: live"));
    expect((await check()).map(where)).toEqual([`${text}:4:9 field/value`]);
    write(text, whole);
    expect(await check()).toEqual([]);
  }
});

test("a file that goes away is forgotten, and what leads to it is a fault at once", async () => {
  const { full, check } = makeTree();
  await check();
  rmSync(full("content/courses/one"), { recursive: true });
  const rules = new Set((await check()).map(({ rule }) => rule));
  expect(rules).toContain("link/missing-page");
});

test("other terms that stay English are looked for in every text", async () => {
  const { read, write, check } = makeTree();
  await check();
  write("content/glossary.yaml", read("content/glossary.yaml").replace("- en: DET", "- en: reader"));
  const faults = await check();
  expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(["glossary/keep"]));
});

test("a cache that is cut off, empty or of another reader is no cache", async () => {
  const { root, check, unknown } = makeTree();
  await check();
  const folder = path.join(root, ".cache/content");
  const [first = "", second = "", third = ""] = readdirSync(folder).sort();
  const whole = readFileSync(path.join(folder, first), "utf8");
  writeFileSync(path.join(folder, first), whole.slice(0, whole.length / 2));
  writeFileSync(path.join(folder, second), "[]");
  writeFileSync(
    path.join(folder, third),
    readFileSync(path.join(folder, third), "utf8").replace(/"\w{9}/, '"ooooooooo'),
  );
  expect(unknown().length).toBeGreaterThan(0);
  expect(await check()).toEqual([]);
  expect(unknown()).toEqual([]);
});

test(
  "many files are read on several cores, and the gate finds what it finds on one",
  { timeout: 60_000 },
  async () => {
    const { root, read, write, full, check } = makeTree();
    for (const locale of locales) {
      const file = `content/learn/first/${locale}.mdx`;
      for (let copy = 0; copy < 20; copy += 1) {
        const folder = `content/learn/copy-${copy}`;
        if (locale === "en") {
          const meta = read("content/learn/first/meta.yaml");
          writeTree(full(folder), "meta.yaml", meta);
        }
        const link = copy % 3 === 0 ? "(/prices)" : "(/pricing)";
        writeTree(full(folder), `${locale}.mdx`, read(file).replace("(/pricing)", link));
      }
    }
    write(text, read(text).replace("<Steps>", "<Stops>"));
    const found = (await check()).map(where).sort();
    expect(found).toEqual(checkContent(root, { complete: true }).map(where).sort());
    expect(found.filter((fault) => fault.includes("link/missing-page"))).toHaveLength(7 * locales.length);
  },
);

function writeTree(folder: string, name: string, words: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), words);
}
