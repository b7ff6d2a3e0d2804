import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { locales } from "@/lib/i18n/locales";
import { checkContent } from "@/scripts/content/check/check-content";
import type { Fault } from "@/scripts/content/fault";
import { stampTranslations } from "@/scripts/content/stamp";
import { checkMessages } from "@/scripts/messages/check-messages";
import { courseFile, createContentTree, type ContentTree } from "@/tests/factories/content-tree";
import { seededStringFaults } from "@/tests/factories/seeded-string-faults";
import { seededTextFaults } from "@/tests/factories/seeded-text-faults";

const trees: ContentTree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

function makeTree() {
  const tree = createContentTree();
  trees.push(tree);
  return tree;
}

const check = (root: string): Fault[] => [
  ...checkContent(root, { complete: false }),
  ...checkMessages(root, { complete: false, sameAsEnglish: [] }),
];

const failing = (faults: Fault[]) => faults.filter(({ level }) => level === "fault");
const where = ({ file, line, column, rule }: Fault) => `${file}:${line}:${column} ${rule}`;

test("a tree without faults passes, and its gaps are warnings", () => {
  const faults = check(makeTree().root);
  expect(failing(faults).map(where)).toEqual([]);
  expect(faults.length).toBeGreaterThan(10);
});

test("with --complete each missing language is a fault", () => {
  const { root } = makeTree();
  const rules = failing(checkContent(root, { complete: true })).map(({ file, rule }) => `${file} ${rule}`);
  expect(rules).toContain("content/courses/one/ja.mdx translation/missing");
  expect(rules).toContain("cms/dataset/ja.ndjson dataset/missing");
  const missing = checkMessages(root, { complete: true, sameAsEnglish: [] }).filter(
    ({ rule }) => rule === "messages/missing-language",
  );
  const written = readdirSync(path.join(root, "content/messages"));
  expect(missing).toHaveLength(locales.length - written.length);
});

const en = courseFile("en");
const de = courseFile("de");

test.for([...seededTextFaults, ...seededStringFaults])(
  "$what is found at its place",
  ({ file, from, to, found }) => {
    const { root, write } = makeTree();
    const before = readFileSync(path.join(root, file), "utf8");
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    write(file, after);
    expect(failing(check(root)).map(where)).toContain(found);
  },
);

test("an untranslated long text is a gap: a fault only when everything must be there", () => {
  const { root, write } = makeTree();
  write("content/messages/de.json", readFileSync(path.join(root, "content/messages/en.json")));
  const rules = (complete: boolean) =>
    failing(checkMessages(root, { complete, sameAsEnglish: [] }))
      .filter(({ file }) => file.endsWith("de.json"))
      .map(where);
  expect(rules(false)).toEqual([]);
  expect(rules(true)).toEqual(["content/messages/de.json:3:15 messages/same-as-english"]);
  expect(
    failing(checkMessages(root, { complete: true, sameAsEnglish: ["Home.title"] })).map(where),
  ).not.toContain("content/messages/de.json:3:15 messages/same-as-english");
});

test.for([
  { file: "content/courses/one/xx.mdx", rule: "file/unknown" },
  { file: "content/courses/one/notes.txt", rule: "file/unknown" },
  { file: "content/courses/Two_Words/en.mdx", rule: "file/unknown" },
  { file: "content/courses/two/de.mdx", rule: "file/missing" },
  { file: "content/news/one/en.mdx", rule: "file/unknown" },
  { file: "content/messages/xx.json", rule: "messages/unknown-file" },
  { file: "cms/dataset/xx.ndjson", rule: "file/unknown" },
])("a file that nothing reads or that stands alone is never skipped: $file", ({ file, rule }) => {
  const { root, write } = makeTree();
  write(file, "---\n---\n");
  expect(failing(check(root)).map((fault) => fault.rule)).toContain(rule);
});

test.for([
  { what: "a NUL character", bytes: Buffer.from("a\nb\u0000"), found: `${en}:2:2 file/broken-text` },
  { what: "a byte order mark", bytes: Buffer.from("\uFEFF---\n"), found: `${en}:1:1 file/byte-order-mark` },
  {
    what: "bytes that are not UTF-8",
    bytes: Buffer.from([0x61, 0x0a, 0xff]),
    found: `${en}:2:1 file/broken-text`,
  },
  { what: "a huge file", bytes: Buffer.alloc(300 * 1024, "a"), found: `${en}:1:1 file/too-large` },
])("$what is named", ({ bytes, found }) => {
  const { root, write } = makeTree();
  write(en, bytes);
  expect(failing(check(root)).map(where)).toContain(found);
});

const glossary = (term: string) => `version: 1
source: en
locales: [en, de]
terms:
  - en: "${term}"
    rule: keep
    note: "a name"
address: {}
`;

test.for([
  { term: "Pro", text: "A Pro plan lasts longer.", found: true },
  { term: "Pro", text: "Practice Proves useful.", found: false },
])("a kept term is asked for as a whole word only: $text", ({ term, text, found }) => {
  const { root, write } = makeTree();
  write("content/glossary.yaml", glossary(term));
  write(en, readFileSync(path.join(root, en), "utf8").replace("See the", `${text} See the`));
  const rules = check(root).map(({ file, rule }) => `${file} ${rule}`);
  expect(rules.includes(`${de} glossary/keep`)).toBe(found);
});

test("two courses at one position are named", () => {
  const { root, write } = makeTree();
  for (const name of ["en.mdx", "meta.yaml"]) {
    write(`content/courses/two/${name}`, readFileSync(path.join(root, `content/courses/one/${name}`)));
  }
  expect(failing(check(root)).map(where)).toEqual(["content/courses/two/meta.yaml:2:11 field/duplicate"]);
});

test("two articles of the learning shelf at one place of one category are named, of two categories are not", () => {
  const { root, write } = makeTree();
  const facts = (category: string) => `category: ${category}
order: 1
datePublished: 2026-11-21
dateModified: 2026-11-21
related: [one]
`;
  const text = readFileSync(path.join(root, en), "utf8").replace(/^objective.*\n/m, "");
  for (const [name, category] of [
    ["a", "test"],
    ["b", "test"],
    ["c", "plans"],
  ] as const) {
    write(`content/learn/${name}/en.mdx`, text);
    write(`content/learn/${name}/meta.yaml`, facts(category));
  }
  expect(failing(check(root)).map(where)).toEqual(["content/learn/b/meta.yaml:2:8 field/duplicate"]);
});

test("one _id in two places is named", () => {
  const { root, write } = makeTree();
  const file = path.join(root, "cms/dataset/en.ndjson");
  const text = readFileSync(file, "utf8");
  write("cms/dataset/en.ndjson", text + text);
  expect(failing(check(root)).map(where)).toEqual(["cms/dataset/en.ndjson:2:1 dataset/duplicate"]);
});

test("bank material in the dataset is no page's: its own command judges it", () => {
  const { root, write } = makeTree();
  const file = path.join(root, "cms/dataset/shared.ndjson");
  const sentence = { _id: "sentence.one", _type: "bankSentence", text: "A [sentence] of no level." };
  write("cms/dataset/shared.ndjson", `${readFileSync(file, "utf8").trim()}\n${JSON.stringify(sentence)}\n`);
  expect(failing(check(root)).map(where)).toEqual([]);
});

const stale = (root: string) => check(root).filter(({ rule }) => rule === "translation/stale");

test("a changed English section makes the translation stale by its name", () => {
  const { root, write } = makeTree();
  write(en, readFileSync(path.join(root, en), "utf8").replace("See the", "Look at the"));
  expect(stale(root)).toMatchObject([
    { file: de, level: "warning", advice: expect.stringContaining("What you see") },
  ]);
});

test("a reformatted or moved English section is not stale", () => {
  const { root, write } = makeTree();
  const more = `${readFileSync(path.join(root, en), "utf8")}\n## More\n\nOne *two* three.\n\n## Last\n\nFour.\n`;
  const translated = `${readFileSync(path.join(root, de), "utf8")}\n## Mehr\n\nEins.\n\n## Schluss\n\nVier.\n`;
  write(en, more);
  write(de, translated);
  stampTranslations(root, [de]);
  expect(stale(root)).toEqual([]);
  write(
    en,
    more
      .replace("\n## More\n\nOne *two* three.\n", "")
      .replace("Four.\n", "Four.\n\n## More\n\nOne\n_two_ three.\n"),
  );
  expect(stale(root)).toEqual([]);
});

test("stamping changes nothing but the stamp", () => {
  const { root, write } = makeTree();
  const stamped = readFileSync(path.join(root, de), "utf8");
  write(de, stamped.replace(/ {2}sourceHash: .*\n/, ""));
  stampTranslations(root, []);
  expect(readFileSync(path.join(root, de), "utf8")).toBe(stamped);
});

test("the command prints path, line, column, rule and advice, and fails", () => {
  const { root, write } = makeTree();
  write(en, readFileSync(path.join(root, en), "utf8").replace("status: published", "status: live"));
  const run = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/content/check.ts", "--quiet", `--root=${root}`],
    { encoding: "utf8" },
  );
  expect(run.stdout.split("\n")[0]).toBe(
    `${en}:5:9 field/value: "status" must be one of: draft, review, published`,
  );
  expect(run.status).toBe(1);
});

test("the command passes a tree without faults", () => {
  const { root } = makeTree();
  const printed = execFileSync(
    process.execPath,
    ["--import", "tsx", "scripts/content/check.ts", "--quiet", `--root=${root}`],
    { encoding: "utf8" },
  );
  expect(printed).toMatch(/^Content: no faults/);
});
