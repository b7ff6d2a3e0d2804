import { expect, test } from "vitest";

import { findCmsRoute } from "@/lib/seo/cms-routes";

const places = new Set(["/learn/new-rules", "/blog/study/quiet-hours"]);
const ask = (pathname: string, previewed: string | null = null) =>
  findCmsRoute(pathname, { previewed, places });

test.for<[string, string]>([
  ["/learn/new-rules", "/cms/en/live/learn/new-rules"],
  ["/ja/learn/new-rules", "/cms/ja/live/learn/new-rules"],
  ["/de/blog/study/quiet-hours", "/cms/de/live/blog/study/quiet-hours"],
])("%s is shown by %s", ([pathname, route]) => {
  expect(ask(pathname)).toBe(route);
});

test.for(["/", "/learn", "/learn/test-format", "/ja/learn/nothing", "/blog/study"])(
  "%s is not the CMS's",
  (pathname) => {
    expect(ask(pathname)).toBeNull();
  },
);

test("only the article that the pass names is shown as a draft", () => {
  expect(ask("/ja/learn/secret", "/learn/secret")).toBe("/cms/ja/draft/learn/secret");
  expect(ask("/learn/new-rules", "/learn/new-rules")).toBe("/cms/en/draft/learn/new-rules");
  expect(ask("/learn/new-rules", "/learn/secret")).toBe("/cms/en/live/learn/new-rules");
});

test.for([
  "/cms",
  "/cms/en/live/learn/new-rules",
  "/ja/cms/ja/live/learn/new-rules",
  "/cms/ja/draft/learn/secret.x",
])("the route itself, %s, is no address", (pathname) => {
  expect(ask(pathname, "/learn/secret")).toMatch(/\/(en|ja)\/cms\/nowhere$/);
});
