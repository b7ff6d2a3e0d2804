import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import { afterEach, expect, test } from "vitest";

import { locales, type Locale } from "@/lib/i18n/locales";
import { filterStatus, readContentStatus, type ContentStatus } from "@/scripts/content/edit/content-status";
import { statusPage } from "@/scripts/content/edit/status-page";
import { statusTable } from "@/scripts/content/edit/status-table";
import { courseFile, createContentTree, type ContentTree } from "@/tests/factories/content-tree";

const trees: ContentTree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

function makeTree() {
  const tree = createContentTree();
  trees.push(tree);
  const change = (file: string, from: string, to: string) =>
    tree.write(file, readFileSync(path.join(tree.root, file), "utf8").replace(from, to));
  return { ...tree, change };
}

const textOf = ({ documents }: ContentStatus, locale: Locale) =>
  documents.find(({ slug }) => slug === "one")?.texts.find((text) => text.locale === locale);

test("every document has a state in every language", () => {
  const status = readContentStatus(makeTree().root);
  expect(status.documents.map(({ address }) => address)).toEqual(["/courses/one"]);
  expect(status.documents[0]?.texts.map(({ locale }) => locale)).toEqual(locales);
  expect(textOf(status, "en")).toEqual({ locale: "en", state: "published", stale: [] });
  expect(textOf(status, "de")).toEqual({ locale: "de", state: "published", stale: [] });
  expect(textOf(status, "ja")).toEqual({ locale: "ja", state: "missing", stale: [] });
});

test.for([
  { to: "status: draft", state: "draft" },
  { to: "status: review", state: "review" },
  { to: "status: live", state: "broken" },
])("a translation with $to is $state", ({ to, state }) => {
  const { root, change } = makeTree();
  change(courseFile("de"), "status: published", to);
  const status = readContentStatus(root);
  expect(textOf(status, "de")?.state).toBe(state);
  expect(status.faults.length > 0).toBe(state === "broken");
});

test("a changed English section is named at the translation that has not seen it", () => {
  const { root, change } = makeTree();
  change(courseFile("en"), "See the", "Look at the");
  expect(textOf(readContentStatus(root), "de")).toMatchObject({
    state: "stale",
    stale: ['"What you see"', "gone from English or rewritten: 1"],
  });
  change(courseFile("de"), "status: published", "status: draft");
  expect(textOf(readContentStatus(root), "de")).toMatchObject({
    state: "draft",
    stale: [expect.any(String), expect.any(String)],
  });
});

test("a translation without a stamp is stale as a whole", () => {
  const { root, write } = makeTree();
  const text = readFileSync(path.join(root, courseFile("de")), "utf8");
  write(courseFile("de"), text.replace(/ {2}sourceHash: .*\n/, ""));
  expect(textOf(readContentStatus(root), "de")?.state).toBe("stale");
});

test("strings and CMS documents are counted as translated, same as English, missing", () => {
  const { root, change, write } = makeTree();
  change("content/messages/de.json", "Lies <a>das</a>, {name}", "Read <a>this</a>, {name}");
  change("content/messages/ru.json", '"count"', '"counts"');
  write(
    "cms/dataset/ru.ndjson",
    readFileSync(path.join(root, "cms/dataset/en.ndjson"), "utf8")
      .replaceAll('en"', 'ru"')
      .replace("update.en", "update.ru"),
  );
  const { strings, cms } = readContentStatus(root);
  const figures = (counts: typeof strings, locale: Locale) => {
    const count = counts.find((each) => each.locale === locale);
    return [count?.total, count?.translated, count?.same, count?.missing];
  };
  expect(figures(strings, "en")).toEqual([3, 3, 0, 0]);
  expect(figures(strings, "de")).toEqual([3, 2, 1, 0]);
  expect(figures(strings, "ru")).toEqual([3, 2, 0, 1]);
  expect(figures(strings, "ja")).toEqual([3, 0, 0, 3]);
  expect(figures(cms, "de")).toEqual([1, 1, 0, 0]);
  expect(figures(cms, "ru")).toEqual([1, 0, 1, 0]);
  expect(figures(cms, "ja")).toEqual([1, 0, 0, 1]);
});

test("the filters leave one language, or only what is stale", () => {
  const { root, change } = makeTree();
  const fresh = readContentStatus(root);
  expect(filterStatus(fresh, { stale: true }).documents).toEqual([]);
  expect(statusTable(filterStatus(fresh, { stale: true }))).toBe("Nothing is stale.\n");
  change(courseFile("en"), "See the", "Look at the");
  const status = readContentStatus(root);
  const german = filterStatus(status, { locale: "de", stale: true });
  expect(german.documents[0]?.texts.map(({ locale, state }) => [locale, state])).toEqual([["de", "stale"]]);
  expect(filterStatus(status, { locale: "ja", stale: true }).documents).toEqual([]);
  expect(filterStatus(status, { locale: "ja" }).strings.map(({ locale }) => locale)).toEqual(["ja"]);
});

test("the table shows a sign in every column and lists the stale sections", () => {
  const { root, change } = makeTree();
  change(courseFile("en"), "See the", "Look at the");
  const lines = statusTable(readContentStatus(root)).split("\n");
  const row = lines.find((line) => line.startsWith("courses/one"));
  expect(row?.trim().split(/\s+/).slice(1)).toEqual(
    locales.map((locale) => (locale === "en" ? "✓" : locale === "de" ? "≠" : "·")),
  );
  expect(lines).toContain('content/courses/one/de.mdx: "What you see", gone from English or rewritten: 1');
});

test("the page says each state in words, can be scrolled by keyboard and escapes what authors write", () => {
  const { root, change } = makeTree();
  change(courseFile("en"), "## What you see", "## What <En>you & I</En> see");
  const page = parse(statusPage(readContentStatus(root), { locale: "de", stale: true }));
  const cells = page.querySelectorAll("table")[0]?.querySelectorAll("tbody td") ?? [];
  expect(cells.map((cell) => cell.classNames)).toEqual(
    locales.map((locale) => (locale === "en" ? "published" : locale === "de" ? "stale" : "missing")),
  );
  for (const cell of cells) expect(cell.text).toContain(cell.classNames);
  expect(cells[locales.indexOf("de")]?.querySelector("details li")?.innerHTML).toContain("you &#38; I");
  expect(page.querySelectorAll('[role="region"][tabindex="0"][aria-label]')).toHaveLength(3);
  expect(page.querySelector("option[selected]")?.getAttribute("value")).toBe("de");
  expect(page.querySelector("input[checked]")?.getAttribute("name")).toBe("stale");
});

test("the command prints JSON, and refuses a language there is none of", () => {
  const { root } = makeTree();
  const run = (...words: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/content/status.ts", ...words, `--root=${root}`],
      {
        encoding: "utf8",
      },
    );
  const { stdout } = run("--json", "--locale", "de");
  expect(JSON.parse(stdout)).toEqual(filterStatus(readContentStatus(root), { locale: "de" }));
  const refused = run("--locale", "xx");
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("en, id, ja")]);
});
