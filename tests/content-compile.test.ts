import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";

import { compiledFile, documents, parseCompiled, tables } from "@/lib/content/compiled";
import { newest } from "@/lib/content/articles/list-pages";
import { locales } from "@/lib/i18n/locales";
import { collectDocuments, documentFiles } from "@/scripts/content/collect-documents";
import { fieldsOf } from "@/scripts/content/compile/contentlayer-fields";
import { openGate } from "@/scripts/content/check/gate";
import { compileTree } from "@/tests/factories/compile-tree";
import { createGateTree } from "@/tests/factories/gate-tree";

// Each compiling starts a program of its own.
vi.setConfig({ testTimeout: 120_000 });

const trees: { remove: () => void }[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

const text = "content/learn/first/de.mdx";

function makeTree() {
  const tree = createGateTree();
  trees.push(tree);
  const full = (file: string) => path.join(tree.root, file);
  const read = (file: string) => readFileSync(full(file), "utf8");
  const write = (file: string, words: string) => {
    mkdirSync(path.dirname(full(file)), { recursive: true });
    writeFileSync(full(file), words);
  };
  const compiled = (type: string, ...names: [string, ...string[]]) =>
    parseCompiled(read(compiledFile(type, ...names)));
  const german = () => documents.learn.parse(compiled("LearnArticle", "learn", "first", "de.mdx"));
  const table = (name: string): unknown => JSON.parse(read(`.contentlayer/tables/${name}.json`));
  return { ...tree, full, read, write, compiled, german, table };
}

const localesOf = (heads: readonly { folder: string; locale: string }[], wanted: string) =>
  heads.filter(({ folder }) => folder === wanted).map(({ locale }) => locale);

test("what the gate has read is not read again, and what it has not is; a text that goes away leaves every list, and the pages that the build leaves to their first readers are named", async () => {
  const { root, full, write, read, german, table } = makeTree();
  const gate = openGate(root);
  await gate.check({ complete: true });
  const shards = path.join(root, ".cache/content");
  expect(gate.store.unknown(documentFiles(collectDocuments(root, [])))).toEqual([]);
  const heading = /\n## (.+)\n/.exec(read(text))?.[1] ?? "";
  // The memory is trusted for exactly these bytes: with another heading in it, the compiler says that one.
  for (const name of readdirSync(shards))
    write(
      `.cache/content/${name}`,
      read(`.cache/content/${name}`).replaceAll(`"${heading}"`, '"Remembered"'),
    );
  compileTree(root);
  expect(german().headings[0]?.text).toBe("Remembered");
  expect(localesOf(tables.learn.parse(table("learn")).heads, "first")).toContain("ja");

  write(text, read(text).replace(`## ${heading}`, "## Ganz neu"));
  // contentlayer keeps its file.
  rmSync(full("content/learn/first/ja.mdx"));
  const meta = read("content/learn/first/meta.yaml");
  const english = read("content/learn/first/en.mdx");
  for (let copy = 0; copy < newest.prerendered; copy += 1) {
    write(`content/learn/copy-${copy}/meta.yaml`, meta.replaceAll(/: 2026-11-2/g, ": 2027-11-2"));
    write(`content/learn/copy-${copy}/en.mdx`, english);
  }
  write("content/learn/sketch/meta.yaml", meta);
  write("content/learn/sketch/en.mdx", english.replace("status: published", "status: draft"));
  expect(compileTree(root).status).toBe(0);
  expect(german().headings[0]).toEqual({ id: "ganz-neu", text: "Ganz neu", depth: 2 });
  expect(localesOf(tables.learn.parse(table("learn")).heads, "first")).not.toContain("ja");
  expect(table("on-demand")).toEqual(["/learn/all/1", "/learn/all/2", "/learn/first"]);
});

const faults = [
  { what: "broken MDX", from: "<Steps>", to: "<Steps", words: /learn\/first\/de\.mdx:\d+:\d+ mdx\/syntax/ },
  {
    what: "a value that contentlayer lets pass",
    from: "status: published",
    to: "status: live",
    words: /field\/value/,
  },
  { what: "a field that is missing", from: /\ntitle: .*/, to: "", words: /title/ },
  { what: "a field that nothing knows", from: "status:", to: "subtitle: x\nstatus:", words: /subtitle/ },
];

test("every text is a typed document with its source, its headings and its sections; a faulty one stops the compiler, and the last good text stays", () => {
  const { root, read, write, german, table } = makeTree();
  expect(compileTree(root)).toMatchObject({ status: 0 });
  const document = german();
  const good = read(text);
  expect(good).toContain(document.body.raw);
  expect(document).toMatchObject({ folder: "first", locale: "de", status: "published", body: { html: "" } });
  expect(document.headings.map(({ depth }) => depth)).toEqual([2, 3, 2]);
  expect(document.sections).toEqual(document.sections.map(() => expect.stringMatching(/^[0-9a-f]{8}$/)));
  expect(document.sections).toHaveLength(4);
  const { heads, metas } = tables.learn.parse(table("learn"));
  expect(localesOf(heads, "first").sort()).toEqual([...locales].sort());
  expect(metas).toMatchObject([
    { folder: "first", category: "test", order: 1 },
    { folder: "later", category: "test", order: 2 },
  ]);
  for (const { what, from, to, words } of faults) {
    write(text, good.replace(from, to));
    const { status, output } = compileTree(root);
    expect(status, what).not.toBe(0);
    expect(output, what).toMatch(words);
    expect(german(), what).toEqual(document);
  }
});

test("contentlayer's fields follow from the schema: types, choices, lists, what is required, unions", () => {
  const kind = z.discriminatedUnion("by", [
    z.strictObject({ by: z.literal("self"), id: z.string() }),
    z.strictObject({ by: z.enum(["one", "two"]), id: z.string(), length: z.int() }),
  ]);
  const fields = fieldsOf(
    z.strictObject({
      name: z.string().trim().max(3),
      day: z.union([z.iso.date(), z.iso.datetime()]).optional(),
      tags: z.array(z.enum(["a", "b"])),
      isOn: z.boolean(),
      kind,
    }),
  );
  expect(fields).toMatchObject({
    name: { type: "string", required: true },
    day: { type: "string", required: false },
    tags: { type: "list", of: { type: "enum", options: ["a", "b"] }, required: true },
    isOn: { type: "boolean", required: true },
    kind: { type: "nested", required: true },
  });
  const nested =
    "kind" in fields && fields.kind?.type === "nested" && "def" in fields.kind.of && fields.kind.of.def();
  expect(nested && nested.fields).toMatchObject({
    by: { type: "enum", options: ["self", "one", "two"], required: true },
    id: { type: "string", required: true },
    length: { type: "number", required: false },
  });
  expect(() => fieldsOf(z.object({ odd: z.null() }))).toThrow(/"odd"/);
});
