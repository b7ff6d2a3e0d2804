import { expect, test } from "vitest";

import { findOnDemandRoute } from "@/lib/seo/on-demand-routes";

const fromFiles = new Set(["/learn/old-words", "/blog/all/2"]);
const fromCms = new Set(["/learn/new-rules", "/blog/study/quiet-hours"]);
const folderPath = (path: string) => (decodeURI(path) === "/learn/古い言葉" ? "/learn/old-words" : path);
const ask = (pathname: string, previewed: string | null = null) =>
  findOnDemandRoute(pathname, { previewed, places: [fromFiles, fromCms], folderPath });

test.for<[string, string]>([
  ["/learn/new-rules", "/on-demand/en/public/learn/new-rules"],
  ["/ja/learn/new-rules", "/on-demand/ja/public/learn/new-rules"],
  ["/de/blog/study/quiet-hours", "/on-demand/de/public/blog/study/quiet-hours"],
  ["/blog/all/2", "/on-demand/en/public/blog/all/2"],
  ["/ja/learn/%E5%8F%A4%E3%81%84%E8%A8%80%E8%91%89", "/on-demand/ja/public/learn/old-words"],
])("%s is shown by %s", ([pathname, route]) => {
  expect(ask(pathname)).toBe(route);
});

test.for(["/", "/learn", "/learn/test-format", "/ja/learn/nothing", "/blog/study", "/blog/all/3"])(
  "%s is rendered by the build or by nobody",
  (pathname) => {
    expect(ask(pathname)).toBeNull();
  },
);

test("only the article that the pass names is shown as a draft", () => {
  expect(ask("/ja/learn/secret", "/learn/secret")).toBe("/on-demand/ja/draft/learn/secret");
  expect(ask("/learn/new-rules", "/learn/new-rules")).toBe("/on-demand/en/draft/learn/new-rules");
  expect(ask("/learn/new-rules", "/learn/secret")).toBe("/on-demand/en/public/learn/new-rules");
});

test.for([
  "/on-demand",
  "/on-demand/en/public/learn/new-rules",
  "/ja/on-demand/ja/public/learn/new-rules",
  "/on-demand/ja/draft/learn/secret.x",
])("the route itself, %s, is no address", (pathname) => {
  expect(ask(pathname, "/learn/secret")).toMatch(/\/(en|ja)\/on-demand\/nowhere$/);
});
