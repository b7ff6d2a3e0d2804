import { readFileSync } from "node:fs";
import path from "node:path";

import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";

import { createLocalPaths, LocalSlugs } from "@/lib/content/addresses/create-local-paths";
import { changeAddress } from "@/scripts/content/edit/change-address";
import { checkContent } from "@/scripts/content/check/check-content";
import { renameDocument } from "@/scripts/content/edit/rename-document";
import { compileTree } from "@/tests/factories/compile-tree";
import { courseFile, createContentTree, type ContentTree } from "@/tests/factories/content-tree";

const trees: ContentTree[] = [];
afterEach(() => trees.splice(0).forEach((tree) => tree.remove()));

const second = "content/courses/two";

/** Two courses, each in English and German. */
function makeTree() {
  const tree = createContentTree();
  trees.push(tree);
  const read = (file: string) => readFileSync(path.join(tree.root, file), "utf8");
  for (const locale of ["en", "de"]) tree.write(`${second}/${locale}.mdx`, read(courseFile(locale)));
  tree.write(
    `${second}/meta.yaml`,
    read("content/courses/one/meta.yaml").replace("position: 1", "position: 2"),
  );
  const give = (file: string, slug: string) =>
    tree.write(file, read(file).replace("status:", `slug: ${JSON.stringify(slug)}\nstatus:`));
  return { ...tree, read, give };
}

const faultsOf = (root: string) =>
  checkContent(root, { complete: false })
    .filter(({ level }) => level === "fault")
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
const german = (to: string, folder = "one") => ({ collection: "courses", folder, language: "de", to });

test.for(["lesen", "lesen-und-wählen", "чтение", "単語の見分け方", "โจทย์-2", "ワード"])(
  "%s can be the address of a text",
  (slug) => {
    const { root, give } = makeTree();
    give(courseFile("de"), slug);
    expect(faultsOf(root)).toEqual([]);
  },
);

test.for([
  "Lesen",
  "lesen und wählen",
  "lesen/wählen",
  "-lesen",
  "lesen--wählen",
  "wa\u0308hlen",
  "50%",
  "a".repeat(81),
])("%s cannot be the address of a text", (slug) => {
  const { root, give } = makeTree();
  give(courseFile("de"), slug);
  expect(faultsOf(root)).toEqual([`${courseFile("de")}:5:7 field/value`]);
});

test("an address that another document has, in whatever language, is found at its place", () => {
  const { root, give } = makeTree();
  give(courseFile("de"), "lesen");
  give(`${second}/en.mdx`, "lesen");
  expect(faultsOf(root)).toEqual([`${second}/en.mdx:5:7 slug/duplicate`]);
});

test("the name of another document's folder is taken, the own one needs no field", () => {
  const { root, give } = makeTree();
  give(courseFile("de"), "two");
  give(`${second}/de.mdx`, "two");
  expect(faultsOf(root)).toEqual([
    `${courseFile("de")}:5:7 slug/duplicate`,
    `${second}/de.mdx:5:7 slug/needless`,
  ]);
});

test("a link that names a language's own address is refused: the folder's name is right in all", () => {
  const { root, read, write, give } = makeTree();
  give(courseFile("de"), "lesen");
  write(`${second}/de.mdx`, read(`${second}/de.mdx`).replace("(/pricing)", "(/courses/lesen)"));
  expect(faultsOf(root)).toEqual([expect.stringContaining("link/missing-page")]);
});

test("a redirect away from an address that a language shows is found", () => {
  const { root, write, give } = makeTree();
  give(courseFile("de"), "lesen");
  write(
    "content/redirects.yaml",
    "redirects:\n  - from: /courses/lesen\n    to: /pricing\n    language: de\n",
  );
  expect(faultsOf(root)).toEqual(["content/redirects.yaml:2:11 redirect/source"]);
  write(
    "content/redirects.yaml",
    "redirects:\n  - from: /courses/lesen\n    to: /pricing\n    language: fr\n",
  );
  expect(faultsOf(root)).toEqual([]);
});

test("the first address of a language needs no redirect, each later one leaves one behind", () => {
  const { root, read } = makeTree();
  changeAddress(root, german("lesen"));
  expect(read(courseFile("de"))).toContain('slug: "lesen"\nstatus: published');
  changeAddress(root, german("wörter-lesen"));
  const changed = changeAddress(root, german("worte-lesen"));
  expect(changed).toMatchObject({
    redirect: { from: "/courses/wörter-lesen", to: "/courses/worte-lesen", language: "de" },
  });
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [
      { from: "/courses/lesen", to: "/courses/one", language: "de" },
      { from: "/courses/wörter-lesen", to: "/courses/one", language: "de" },
    ],
  });
  expect(faultsOf(root)).toEqual([]);
});

test("an address that a language takes back is led away from no more", () => {
  const { root, read } = makeTree();
  const before = read(courseFile("de"));
  for (const to of ["lesen", "wörter", "lesen"]) changeAddress(root, german(to));
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [{ from: "/courses/wörter", to: "/courses/one", language: "de" }],
  });
  changeAddress(root, german("one"));
  expect(read(courseFile("de"))).toBe(before);
  expect(faultsOf(root)).toEqual([]);
});

test("when the folder moves, the redirects of its languages follow", () => {
  const { root, read } = makeTree();
  for (const to of ["lesen", "wörter"]) changeAddress(root, german(to));
  renameDocument(root, { collection: "courses", from: "one", to: "three" });
  expect(parse(read("content/redirects.yaml"))).toEqual({
    redirects: [
      { from: "/courses/lesen", to: "/courses/three", language: "de" },
      { from: "/courses/one", to: "/courses/three" },
    ],
  });
  expect(faultsOf(root)).toEqual([]);
});

test.for([
  { what: "another document's folder", change: german("two"), words: "leads to content/courses/two already" },
  {
    what: "a name that cannot stand in an address",
    change: german("Zwei Worte"),
    words: "cannot be an address",
  },
  {
    what: "a text that is not there",
    change: { ...german("x"), language: "fr" },
    words: "translate the text first",
  },
  { what: "an unknown language", change: { ...german("x"), language: "xx" }, words: 'no language "xx"' },
  { what: "a legal page", change: { ...german("x"), collection: "legal" }, words: "no collection" },
])("$what is refused, and nothing is changed", ({ change, words }) => {
  const { root, read } = makeTree();
  const before = read(courseFile("de"));
  expect(changeAddress(root, change)).toEqual({ refused: [expect.stringContaining(words)] });
  expect(read(courseFile("de"))).toBe(before);
});

test("what the compiler derives leads from each language's address to the others", () => {
  const { root, read, give, write } = makeTree();
  give(courseFile("de"), "lesen");
  give(courseFile("en"), "reading");
  for (const name of ["plans", "facts", "redirects"])
    write(`content/${name}.yaml`, readFileSync(`content/${name}.yaml`, "utf8"));
  expect(compileTree(root)).toMatchObject({ status: 0 });
  const written: unknown = JSON.parse(read(".contentlayer/tables/local-slugs.json"));
  const documents = LocalSlugs.parse(written);
  expect(documents.map(({ folder }) => folder)).toEqual(["one"]);
  const { folderPath, localizedPath } = createLocalPaths(documents, () => true);
  expect(localizedPath("de", "/courses/reading")).toBe("/courses/lesen");
  expect(localizedPath("th", "/courses/one")).toBe("/courses/reading");
  expect(folderPath("/courses/lesen")).toBe("/courses/one");
});
