import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { checkContent } from "@/scripts/content/check/check-content";
import { createDocument, type Request } from "@/scripts/content/edit/create-document";
import { createContentTree, type ContentTree } from "@/tests/factories/content-tree";

const trees: ContentTree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

function makeTree() {
  const tree = createContentTree();
  trees.push(tree);
  return tree;
}

const today = "2026-11-21";
const create = (root: string, request: Request) => createDocument(root, request, today);
const faultsOf = (root: string) =>
  checkContent(root, { complete: true })
    .filter(({ level, rule }) => level === "fault" && !/^(translation|dataset|file)\/missing$/.test(rule))
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);

test.for([
  { kind: "learn", category: "skills" },
  { kind: "blog", category: "test-day" },
  { kind: "blog", category: "listening", task: "listen-and-type" },
])("a new text of $kind passes the check as a draft: $category", ({ kind, ...options }) => {
  const { root } = makeTree();
  const created = create(root, { kind, slug: "a-new-one", ...options });
  expect(created).toMatchObject({
    files: [`content/${kind}/a-new-one/en.mdx`, `content/${kind}/a-new-one/meta.yaml`],
  });
  expect(faultsOf(root)).toEqual([]);
  const text = readFileSync(path.join(root, `content/${kind}/a-new-one/en.mdx`), "utf8");
  expect(text).toContain("status: draft\npublishAt: 2026-11-21\n");
  expect(text.includes('<Practice type="listen-and-type" />')).toBe("task" in options);
});

test("a new course takes the next position of its section and lacks only its cover, which the output says how to draw", () => {
  const { root, write } = makeTree();
  const created = create(root, { kind: "course", slug: "a-new-one", task: "read-and-select" });
  const meta = readFileSync(path.join(root, "content/courses/a-new-one/meta.yaml"), "utf8");
  expect(meta).toMatch(/^section: reading\nposition: 2\nquestionType: read-and-select\n/);
  expect(faultsOf(root)).toEqual(["content/courses/a-new-one/meta.yaml:7:8 image/missing"]);
  expect(created).toMatchObject({
    next: expect.arrayContaining([expect.stringContaining("content:covers")]),
  });
  write("public/images/courses/a-new-one.svg", "<svg/>");
  expect(faultsOf(root)).toEqual([]);
});

test("a new text of the learning shelf stands last in its category", () => {
  const { root } = makeTree();
  const orderOf = (slug: string, category: string) => {
    create(root, { kind: "learn", slug, category });
    return /^order: (\d+)$/m.exec(
      readFileSync(path.join(root, `content/learn/${slug}/meta.yaml`), "utf8"),
    )?.[1];
  };
  expect([orderOf("a", "test"), orderOf("b", "test"), orderOf("c", "plans")]).toEqual(["1", "2", "1"]);
});

test("what is left to write may not be published", () => {
  const { root, write } = makeTree();
  create(root, { kind: "learn", slug: "a-new-one", category: "skills" });
  const file = "content/learn/a-new-one/en.mdx";
  write(file, readFileSync(path.join(root, file), "utf8").replace("status: draft", "status: published"));
  expect(faultsOf(root)).toContain(`${file}:3:14 text/unwritten`);
  expect(faultsOf(root)).toContain(`${file}:11:1 text/unwritten`);
});

test.for<{ what: string; request: Request; words: string }>([
  {
    what: "an unknown collection",
    request: { kind: "news", slug: "a" },
    words: "choose one of course, learn, blog",
  },
  {
    what: "an address that exists",
    request: { kind: "course", slug: "one", section: "reading" },
    words: "content/courses/one exists already",
  },
  {
    what: "a wrong address",
    request: { kind: "learn", slug: "Two_Words", category: "test" },
    words: "lower-case words",
  },
  { what: "a path", request: { kind: "learn", slug: "../x", category: "test" }, words: "lower-case words" },
  { what: "no category", request: { kind: "learn", slug: "a" }, words: "one of test, plans, skills" },
  {
    what: "another collection's category",
    request: { kind: "learn", slug: "a", category: "study" },
    words: "one of test, plans, skills",
  },
  {
    what: "an unknown section",
    request: { kind: "course", slug: "a", section: "x" },
    words: "one of reading, listening",
  },
  {
    what: "a course without a place",
    request: { kind: "course", slug: "a" },
    words: "one of reading, listening",
  },
  {
    what: "a section of an article",
    request: { kind: "blog", slug: "a", category: "study", section: "reading" },
    words: "has a category and no section",
  },
  {
    what: "an unknown task",
    request: { kind: "blog", slug: "a", category: "study", task: "x" },
    words: "--task is one of read-and-select",
  },
])("$what is refused with what is allowed, and nothing is written", ({ request, words }) => {
  const { root } = makeTree();
  expect(create(root, request)).toEqual({ refused: expect.stringContaining(words) });
  expect(existsSync(path.join(root, "content/learn"))).toBe(false);
  expect(existsSync(path.join(root, "content/courses/a"))).toBe(false);
});

test("an address that leads elsewhere is refused", () => {
  const { root, write } = makeTree();
  write("content/redirects.yaml", "redirects:\n  - from: /blog/study/old\n    to: /courses/one\n");
  const refused = create(root, { kind: "blog", slug: "old", category: "study" });
  expect(refused).toEqual({ refused: expect.stringContaining("/blog/study/old leads to /courses/one") });
});

test("the command says what it wrote, and refuses with an exit code", () => {
  const { root } = makeTree();
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/content/new.ts", ...words, `--root=${root}`], {
      encoding: "utf8",
    });
  const first = run("learn", "a-new-one", "--category", "test");
  expect([first.status, first.stdout]).toEqual([
    0,
    expect.stringContaining("content/learn/a-new-one/en.mdx"),
  ]);
  const second = run("learn", "a-new-one", "--category", "test");
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining("exists already")]);
});
