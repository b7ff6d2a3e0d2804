import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { parse as parseMessage } from "@formatjs/icu-messageformat-parser";
import { parse as parsePage } from "node-html-parser";
import { afterEach, expect, test, vi } from "vitest";

import english from "@/content/messages/en.json";
import { showsDrafts, showsPseudo } from "@/lib/env/preview";
import { locales } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { pseudoMessage, pseudoMessages } from "@/lib/i18n/pseudo";
import { checkContent } from "@/scripts/content/check/check-content";
import type { Fault } from "@/scripts/content/fault";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { faultPage, serveFaults } from "@/scripts/content/watch/fault-page";
import type { Rule } from "@/lib/content/gate/rules";
import { oneAtATime, refreshContent } from "@/scripts/content/watch/refresh-content";
import { signatureOf } from "@/scripts/content/watch/watch-files";
import { isBroken, readMessage } from "@/scripts/messages/icu";
import { courseFile, createContentTree } from "@/tests/factories/content-tree";

const leftovers: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  leftovers.splice(0).forEach((remove) => remove());
});

const fault = (rule: Rule, level: Fault["level"] = "fault"): Fault => ({
  file: "content/courses/one/en.mdx",
  line: 5,
  column: 9,
  rule,
  advice: "correct <this>",
  level,
});

async function refresh(faults: Fault[], compile = vi.fn(async () => undefined)) {
  const published: Fault[][] = [];
  const isCompiled = await refreshContent({
    check: () => faults,
    compile,
    publish: (found) => published.push(found),
  });
  return { isCompiled, published, compiled: compile.mock.calls.length };
}

test.for(["yaml/syntax", "field/value", "file/unknown", "mdx/syntax"] as const)(
  "a fault of %s is shown and leaves the last good content alone",
  async (rule) => {
    const faults = [fault(rule)];
    expect(await refresh(faults)).toEqual({ isCompiled: false, published: [faults], compiled: 0 });
  },
);

test("a dead link is shown, and the text with it", async () => {
  const faults = [fault("link/missing-page")];
  expect(await refresh(faults)).toEqual({ isCompiled: true, published: [faults], compiled: 1 });
});

test("a warning is not shown", async () => {
  expect((await refresh([fault("translation/missing", "warning")])).published).toEqual([[]]);
});

test("when the compiler fails its words are shown and nothing stops", async () => {
  const { isCompiled, published } = await refresh(
    [],
    vi.fn(async () => {
      throw new Error("Missing field title");
    }),
  );
  expect(isCompiled).toBe(false);
  expect(published).toMatchObject([
    [{ rule: "content/compile", advice: expect.stringContaining("Missing field title") }],
  ]);
});

test("changes that come during a run are answered by one more run", async () => {
  const gates: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => gates.push(resolve)));
  const run = oneAtATime(work);
  const first = run();
  await Promise.all([run(), run()]);
  expect(work).toHaveBeenCalledTimes(1);
  gates[0]?.();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  gates[1]?.();
  await first;
  expect(work).toHaveBeenCalledTimes(2);
});

test("a check that remembers finds what the first one found, and what has changed since", () => {
  const tree = createContentTree();
  leftovers.push(tree.remove);
  const store = createFactsStore(tree.root);
  const faultsOf = () =>
    checkContent(tree.root, { complete: false, store }).filter(({ level }) => level === "fault");
  const file = courseFile("de");
  const text = readFileSync(path.join(tree.root, file), "utf8");
  tree.write(file, `${text}\n<Steps>\n`);
  const broken = [expect.objectContaining({ file, rule: "mdx/syntax" })];
  expect(faultsOf()).toEqual(broken);
  expect(faultsOf()).toEqual(broken);
  tree.write(file, text);
  expect(faultsOf()).toEqual([]);
});

test("a file that is written, replaced, moved or deleted is a change", () => {
  const root = mkdtempSync(path.join(tmpdir(), "bandwise-watch-"));
  leftovers.push(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string) => path.join(root, name);
  mkdirSync(at("content"));
  writeFileSync(at("content/a.mdx"), "one");
  const seen = [signatureOf(root, ["content"])];
  const look = () => seen.push(signatureOf(root, ["content"]));
  look();
  expect(new Set(seen).size).toBe(1);
  writeFileSync(at("b"), "two");
  renameSync(at("b"), at("content/a.mdx"));
  look();
  renameSync(at("content/a.mdx"), at("content/c.mdx"));
  look();
  rmSync(at("content/c.mdx"));
  look();
  expect(new Set(seen).size).toBe(4);
});

test("without any good content the faults are a page of their own, with file, line and column", async () => {
  const page = parsePage(faultPage([fault("field/value")]));
  expect(page.querySelector("li")?.text).toContain("content/courses/one/en.mdx:5:9");
  expect(page.querySelector("li")?.innerHTML).toContain("correct &#60;this&#62;");
  const { port, close } = await serveFaults(0, () => [fault("yaml/syntax")]);
  const answer = await fetch(`http://localhost:${port}/ja/learn`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("yaml/syntax")]);
  await close();
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

test.for([
  { mode: "development", set: "1", shown: true },
  { mode: "development", set: "", shown: false },
  { mode: "production", set: "1", shown: false },
  { mode: "test", set: "1", shown: false },
])("drafts and the pseudo-locale in $mode with the setting at '$set': $shown", ({ mode, set, shown }) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("CONTENT_DRAFTS", set);
  vi.stubEnv("NEXT_PUBLIC_CONTENT_PSEUDO", set);
  expect([showsDrafts(), showsPseudo()]).toEqual([shown, shown]);
});

const heads = [
  { folder: "a", status: "published", publishAt: "2026-01-01" },
  { folder: "b", status: "draft", publishAt: "2026-01-01" },
  { folder: "c", status: "review", publishAt: "2026-01-01" },
  { folder: "d", status: "published", publishAt: "2999-01-01" },
].map((head) => ({ ...head, locale: "en", title: "Title", description: "Text" }));

async function shownTexts(mode: string) {
  vi.doMock("@/.contentlayer/tables/legal.json", () => ({ default: { metas: [], heads } }));
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("CONTENT_DRAFTS", "1");
  const { legalTable, pickVersion } = await import("@/lib/content/documents");
  return [...legalTable.versions].map(([folder, versions]) => [
    folder,
    pickVersion(versions, "en")?.unpublished?.why ?? null,
  ]);
}

test("drafts and future texts are shown with the reason why readers do not see them", async () => {
  expect(await shownTexts("development")).toEqual([
    ["a", null],
    ["b", "draft"],
    ["c", "review"],
    ["d", "scheduled"],
  ]);
});

test("in production they are not, whatever is set", async () => {
  expect(await shownTexts("production")).toEqual([["a", null]]);
});

const texts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(texts);

test("the pseudo-locale keeps the ICU shape of every message", () => {
  for (const message of texts(english)) {
    const [before, after] = [readMessage(message), readMessage(pseudoMessage(message))];
    if (isBroken(before) || isBroken(after)) throw new Error(message);
    const shape = ({ arguments: names, tags, plurals, selects }: typeof before) => ({
      names,
      tags,
      plurals: plurals.map(({ name, kind, options }) => ({ name, kind, options })),
      selects: selects.map(({ name, options }) => ({ name, options })),
    });
    expect(shape(after)).toEqual(shape(before));
  }
});

test("its texts are about 40 % longer and no plain letter is left", () => {
  const plain = texts(english).filter((message) => parseMessage(message).every(({ type }) => type === 0));
  const pseudo = plain.map(pseudoMessage);
  const length = (list: string[]) => list.join("").length;
  expect(length(pseudo) / length(plain)).toBeGreaterThan(1.3);
  expect(length(pseudo) / length(plain)).toBeLessThan(1.5);
  const left = pseudo.filter((text) => /[a-zA-Z]/.test(text.replace(/\S*(?:@|:\/\/|\/)\S*/g, "")));
  expect(left).toEqual([]);
});

test.for([
  ["Read <a>this</a>, {name}", "[Ŕééààð <a>ţĥîîš</a>, {name}]"],
  ["{n, plural, one {# word} other {# words}}", "[{n, plural, one {# ŵööŕð} other {# ŵööŕðš}}]"],
  ["Go to /app or ask a@b.example", "[Ĝöö ţöö /app ööŕ ààšķ a@b.example]"],
  ["It''s '{here}'", "[Îîţ''š '{ĥééŕéé}']"],
] as const)("%s becomes %s", ([message, pseudo]) => {
  expect(pseudoMessage(message)).toBe(pseudo);
});

test("only the English messages of a development server are pseudo, and they are no language of their own", async () => {
  const files = readdirSync(path.join(import.meta.dirname, "../content/messages"));
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
  vi.stubEnv("NEXT_PUBLIC_CONTENT_PSEUDO", "1");
  vi.stubEnv("NODE_ENV", "production");
  expect((await loadMessages("en")).NotFound).toEqual(english.NotFound);
  vi.stubEnv("NODE_ENV", "development");
  expect((await loadMessages("en")).NotFound).toEqual(pseudoMessages(english).NotFound);
  expect((await loadMessages("de")).NotFound.title).not.toMatch(/^\[/);
});
