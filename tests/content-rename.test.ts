import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";

import { checkContent } from "@/scripts/content/check/check-content";
import { renameDocument } from "@/scripts/content/edit/rename-document";
import { stampTranslations } from "@/scripts/content/stamp";
import { courseFile, createContentTree, type ContentTree } from "@/tests/factories/content-tree";

const trees: ContentTree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

const article = (link: string) => `---
title: "A day of practice"
description: "What to do today."
status: published
publishAt: 2026-11-21
l10n:
  source: en
  by: human
---

Text before.

## Today

See [the course](${link}), [its part](${link}#what-you-see "one") and [the rest][rest].
A path as text, ${link}, stays.

[rest]: ${link}?from=blog
`;

const facts = `category: study # the usual one
datePublished: 2026-11-21
dateModified: 2026-11-21
related: [one] # first
`;

/** A course that an article in two languages leads to. */
function makeTree() {
  const tree = createContentTree();
  trees.push(tree);
  for (const locale of ["en", "de"])
    tree.write(`content/blog/day/${locale}.mdx`, article("/courses/one").replace("#what-you-see", ""));
  tree.write("content/blog/day/meta.yaml", facts);
  stampTranslations(tree.root, []);
  const read = (file: string) => readFileSync(path.join(tree.root, file), "utf8");
  return { ...tree, read };
}

const courseOne = { collection: "courses", from: "one", to: "two" };
const faultsOf = (root: string) =>
  checkContent(root, { complete: false })
    .filter(({ rule }) => !/^(translation|dataset)\/missing$/.test(rule))
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);

test("a renamed course takes its links, facts and readers along", () => {
  const { root, read } = makeTree();
  const renamed = renameDocument(root, courseOne);
  expect(renamed).toMatchObject({ redirect: { from: "/courses/one", to: "/courses/two" } });
  expect(existsSync(path.join(root, "content/courses/one"))).toBe(false);
  expect(existsSync(path.join(root, "content/courses/two/de.mdx"))).toBe(true);
  for (const locale of ["en", "de"]) {
    const text = read(`content/blog/day/${locale}.mdx`);
    expect(text).toContain("[the course](/courses/two)");
    expect(text).toContain('[its part](/courses/two "one")');
    expect(text).toContain("[rest]: /courses/two?from=blog");
    expect(text).toContain("A path as text, /courses/one, stays.");
  }
  expect(read("content/blog/day/meta.yaml")).toBe(facts.replace("[one]", "[two]"));
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [{ from: "/courses/one", to: "/courses/two" }],
  });
  expect(faultsOf(root)).toEqual([]);
});

test("a translation that was up to date stays so, one that was stale stays stale", () => {
  const { root, read, write } = makeTree();
  write("content/blog/day/en.mdx", read("content/blog/day/en.mdx").replace("Text before.", "Other text."));
  const stale = "content/blog/day/de.mdx:9:15 translation/stale";
  expect(faultsOf(root)).toEqual([stale]);
  renameDocument(root, courseOne);
  expect(faultsOf(root)).toEqual([stale]);
  write("content/blog/day/en.mdx", read("content/blog/day/en.mdx").replace("Other text.", "Text before."));
  expect(faultsOf(root)).toEqual([]);
});

test("there and back again leaves every file as it was", () => {
  const { root, read } = makeTree();
  const files = [
    courseFile("de"),
    "content/courses/one/meta.yaml",
    "content/blog/day/de.mdx",
    "content/blog/day/en.mdx",
    "content/blog/day/meta.yaml",
  ];
  const before = files.map(read);
  renameDocument(root, courseOne);
  renameDocument(root, { collection: "courses", from: "two", to: "one" });
  expect(files.map(read)).toEqual(before);
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [{ from: "/courses/two", to: "/courses/one" }],
  });
});

test("an article of the blog moves within its category, and older redirects lead to the new place at once", () => {
  const { root, read } = makeTree();
  renameDocument(root, { collection: "blog", from: "day", to: "week" });
  renameDocument(root, { collection: "blog", from: "week", to: "month" });
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [
      { from: "/blog/study/day", to: "/blog/study/month" },
      { from: "/blog/study/week", to: "/blog/study/month" },
    ],
  });
  expect(faultsOf(root)).toEqual([]);
});

test("a course's cover has its name and moves with it", () => {
  const { root, read, write } = makeTree();
  write("public/images/courses/one.svg", "<svg/>");
  const meta = "content/courses/one/meta.yaml";
  write(meta, read(meta).replace("/images/a.svg", "/images/courses/one.svg"));
  renameDocument(root, courseOne);
  expect(read("content/courses/two/meta.yaml")).toContain("image: /images/courses/two.svg");
  expect(read("public/images/courses/two.svg")).toBe("<svg/>");
  expect(faultsOf(root)).toEqual([]);
});

test("a picture that has the new name already is not written over", () => {
  const { root, read, write } = makeTree();
  write("public/images/courses/one.svg", "one");
  write("public/images/courses/two.svg", "two");
  expect(renameDocument(root, courseOne)).toEqual({
    refused: [expect.stringContaining("public/images/courses/two.svg")],
  });
  expect(read("public/images/courses/two.svg")).toBe("two");
});

test("a comment of the redirects stays", () => {
  const { root, read, write } = makeTree();
  const entry = "redirects:\n  # from the old site\n  - from: /old\n    to: /courses/one\n";
  write("content/redirects.yaml", `# Moved pages.\n${entry}`);
  renameDocument(root, courseOne);
  expect(read("content/redirects.yaml")).toBe(
    `# Moved pages.\n${entry.replace("/courses/one", "/courses/two")}  - from: /courses/one\n    to: /courses/two\n`,
  );
});

test("a name in code is refused with its place, and nothing changes", () => {
  const { root, read, write } = makeTree();
  write("lib/tasks.ts", 'const other = "one-more";\nexport const task = { course: "one" };\n');
  write("tests/e2e/a.spec.ts", "await page.goto(`/ja/courses/one#start`);\n");
  const refused = renameDocument(root, courseOne);
  expect(refused).toEqual({
    refused: [expect.stringContaining('"one"'), "lib/tasks.ts:2:32", "tests/e2e/a.spec.ts:1:30"],
  });
  expect(read("content/blog/day/en.mdx")).toContain("/courses/one");
  expect(existsSync(path.join(root, "content/redirects.yaml"))).toBe(false);
});

test.for([
  { collection: "news", from: "one", to: "two", words: "choose one of courses, learn, blog, legal" },
  { collection: "courses", from: "none", to: "two", words: "There is no content/courses/none" },
  { collection: "courses", from: "one", to: "Two_Words", words: "lower-case words" },
  { collection: "courses", from: "one", to: "../two", words: "lower-case words" },
  { collection: "courses", from: "one", to: "one", words: "exists already" },
])("$collection $from to $to is refused", ({ words, ...renaming }) => {
  const { root } = makeTree();
  expect(renameDocument(root, renaming)).toEqual({ refused: [expect.stringContaining(words)] });
});

test("nothing moves while a text cannot be read", () => {
  const { root, read, write } = makeTree();
  write("content/blog/day/de.mdx", `${read("content/blog/day/de.mdx")}\n<Steps>\n`);
  expect(renameDocument(root, courseOne)).toMatchObject({
    refused: [expect.any(String), expect.stringMatching(/^content\/blog\/day\/de\.mdx:\d+:1 mdx\/syntax/)],
  });
});

test.for([
  {
    what: "a page that is there",
    entries: [["/courses/one", "/pricing"]],
    found: ["2:11 redirect/source"],
  },
  { what: "a missing target", entries: [["/old", "/courses/none"]], found: ["3:9 redirect/target"] },
  {
    what: "two of one address",
    entries: [
      ["/old", "/pricing"],
      ["/old", "/courses/one"],
    ],
    found: ["4:11 redirect/duplicate"],
  },
  {
    what: "a chain",
    entries: [
      ["/older", "/old"],
      ["/old", "/pricing"],
    ],
    found: ["3:9 redirect/chain"],
  },
  {
    what: "a loop",
    entries: [
      ["/a", "/b"],
      ["/b", "/a"],
    ],
    found: ["3:9 redirect/loop", "5:9 redirect/loop"],
  },
  { what: "a page that leads to itself", entries: [["/a", "/a"]], found: ["3:9 redirect/loop"] },
  { what: "a language", entries: [["/ja/old", "/pricing"]], found: ["2:11 field/value"] },
  { what: "another site", entries: [["/old", "//evil.com"]], found: ["3:9 field/value"] },
  { what: "good ones", entries: [["/old", "/pricing"]], found: [] },
])("in content/redirects.yaml the check finds $what at its place", ({ entries, found }) => {
  const { root, write } = makeTree();
  const lines = entries.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`);
  write("content/redirects.yaml", `redirects:\n${lines.join("")}`);
  expect(faultsOf(root)).toEqual(found.map((fault) => `content/redirects.yaml:${fault}`));
});

test("the command says where the page is now, and refuses with an exit code", () => {
  const { root } = makeTree();
  const run = (...words: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/content/rename.ts", ...words, `--root=${root}`],
      {
        encoding: "utf8",
      },
    );
  const first = run("courses", "one", "two");
  expect([first.status, first.stdout]).toEqual([
    0,
    expect.stringContaining("/courses/one leads to /courses/two"),
  ]);
  const second = run("courses", "one", "two");
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining("Nothing was changed")]);
});

test("a how-to that shows the address as an example stops nothing", () => {
  const { root, write, read } = makeTree();
  const example = "npm run content:stamp -- content/courses/one/de.mdx\n";
  write("docs/how-to/publish.md", example);
  expect(renameDocument(root, courseOne)).toMatchObject({ redirect: { to: "/courses/two" } });
  expect(read("docs/how-to/publish.md")).toBe(example);
});
