import { expect, test } from "vitest";

import {
  listPaths,
  newest,
  onFront,
  pageCount,
  parseListPath,
  pathsOnDemand,
} from "@/lib/content/articles/list-pages";

const article = (index: number) => ({
  slug: `text-${String(index).padStart(3, "0")}`,
  category: index % 10 === 0 ? "reading" : "study",
  datePublished: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  status: "published" as const,
  publishAt: "2024-01-01T00:00:00Z",
});
const shelf = (count: number) => Array.from({ length: count }, (_, index) => article(index));
const pathOf = ({ category, slug }: ReturnType<typeof article>) => `/blog/${category}/${slug}`;
const isList = (path: string) => parseListPath(path) !== null;

test("the build renders the newest articles, and leaves every other one to its first reader", () => {
  const all = shelf(100);
  const left = pathsOnDemand("blog", all.toReversed()).filter((path) => !isList(path));
  expect(left).toEqual(
    all
      .slice(0, 100 - newest.prerendered)
      .toReversed()
      .map(pathOf),
  );
});

test("what readers do not see yet is left to nobody, and takes no one's place", () => {
  const hidden = [
    { ...article(200), status: "draft" as const },
    { ...article(201), status: "review" as const },
    { ...article(202), publishAt: "2999-01-01T00:00:00Z" },
  ];
  expect(pathsOnDemand("blog", [...hidden, ...shelf(100)])).toEqual(pathsOnDemand("blog", shelf(100)));
});

test("a shelf whose front shows everything is built whole, and has no further list", () => {
  const all = shelf(newest.category);
  expect([onFront(all), pageCount(all), pathsOnDemand("blog", all)]).toEqual([all, 0, []]);
});

test("a front shows the first of each category in the order of the shelf, and the lists have room for all", () => {
  const all = shelf(100).toReversed();
  const shown = onFront(all);
  expect(shown.filter(({ category }) => category === "reading")).toHaveLength(10);
  expect(shown.filter(({ category }) => category === "study")).toHaveLength(newest.category);
  expect(shown).toEqual(all.filter((each) => shown.includes(each)));
  expect(listPaths("learn", all)).toEqual(["/learn/all/1", "/learn/all/2", "/learn/all/3", "/learn/all/4"]);
  expect(listPaths("blog", all).map(parseListPath)).toEqual(
    [1, 2, 3, 4].map((page) => ({ shelf: "blog", page })),
  );
});

test.for([
  "/blog/all/0",
  "/blog/all/01",
  "/blog/all/-1",
  "/blog/all/1.0",
  "/blog/all/one",
  "/blog/all/",
  "/blog/all/1/2",
  "/learn/all",
  "/courses/all/1",
  "/blog/all/9999999",
])("%s is no page of a list", (path) => {
  expect(parseListPath(path)).toBeNull();
});
